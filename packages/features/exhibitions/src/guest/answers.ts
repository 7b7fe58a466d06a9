import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo } from 'react'

/**
 * What the server said, kept per question for the whole page. A partner's page asks three questions and changes one
 * answer: for that it need not load what the other screens keep their lists with (design §7, first visit).
 */
export interface Answer<Data> {
  readonly data?: Data
  /** The last try failed; `data` is what was known before. */
  readonly error?: unknown
}

export interface Answered<Data> extends Answer<Data> {
  /** Asks once more, keeping what is shown meanwhile. */
  again(): void
  /** Takes what a change answered; a question still under way no longer counts. */
  put(data: Data): void
}

/** ms in which a second component does not ask again, and in which a return to the window does not. */
const fresh = { shown: 2000, returned: 5000 }
const returns = [
  ['focus', window],
  ['online', window],
  ['visibilitychange', document],
] as const

class Question {
  readonly $answer = atom<Answer<unknown>>({})
  #ask: (() => Promise<unknown>) | undefined
  /** ms since the epoch */
  #askedAt = 0
  #isAsking = false
  #turn = 0
  #shown = 0

  /** How it is asked from now on: the latest one knows the latest token. */
  askedBy(ask: () => Promise<unknown>): void {
    this.#ask = ask
  }

  /** Asks where nobody did lately, and again on each return to the window; answers the way to stop. */
  show(onReturn: boolean): () => void {
    this.#shown += 1
    this.#askUnlessFresh(fresh.shown)
    const back = () => document.visibilityState === 'visible' && this.#askUnlessFresh(fresh.returned)
    if (onReturn) for (const [event, target] of returns) target.addEventListener(event, back)
    return () => {
      this.#shown -= 1
      for (const [event, target] of returns) target.removeEventListener(event, back)
    }
  }

  get isShown(): boolean {
    return this.#shown > 0
  }

  readonly again = (): void => {
    if (!this.#ask || this.#isAsking) return
    this.#isAsking = true
    void this.#take(this.#ask).finally(() => (this.#isAsking = false))
  }

  readonly put = (data: unknown): void => {
    this.#turn += 1
    this.$answer.set({ data })
  }

  #askUnlessFresh(ms: number): void {
    if (Date.now() - this.#askedAt > ms) this.again()
  }

  async #take(ask: () => Promise<unknown>): Promise<void> {
    this.#askedAt = Date.now()
    const turn = ++this.#turn
    const answer = await ask().then(
      (data) => ({ data }),
      (error: unknown) => ({ data: this.$answer.get().data, error }),
    )
    if (turn === this.#turn) this.$answer.set(answer)
  }
}

const questions = new Map<string, Question>()

function questionOf(key: string): Question {
  const known = questions.get(key) ?? new Question()
  questions.set(key, known)
  return known
}

/** Answers `ask` for a key that names all it depends on; nothing is asked while the key is null. */
export function useAnswer<Data>(
  key: readonly unknown[] | null,
  ask: () => Promise<Data>,
  onReturn = true,
): Answered<Data> {
  const name = key && JSON.stringify(key)
  const question = useMemo(() => questionOf(name ?? ''), [name])
  const answer = useStore(question.$answer) as Answer<Data>
  useEffect(() => {
    if (name !== null) question.askedBy(ask)
  })
  useEffect(() => (name === null ? undefined : question.show(onReturn)), [name, question, onReturn])
  return { ...answer, again: question.again, put: question.put }
}

/** Asks everything that is shown once more. */
export function askAllAgain(): void {
  for (const question of questions.values()) if (question.isShown) question.again()
}
