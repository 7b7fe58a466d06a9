import { hearRealtime } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import { unstable_serialize } from 'swr'
import type { QueryKey } from './query-key.ts'

/** Counts changes and questions, so that one can be said to be later than the other. */
let now = 0
const changes = new Map<string, number>()
const questions = new Map<string, number>()

/** Remembers when topics change from now on, also while nothing that shows them stands on the page. */
function hearChanges(topics: readonly string[]): void {
  for (const topic of topics) {
    if (changes.has(topic)) continue
    changes.set(topic, 0)
    hearRealtime(topic, () => noteChange(topic))
  }
}

/** A change of this topic, heard of or made here. */
export const noteChange = (topic: string): void => void changes.set(topic, (now += 1))

/** The question is asked: what changes from here on is not in its answer. */
export const noteQuestion = (key: QueryKey): void => void questions.set(unstable_serialize(key), (now += 1))

/**
 * Asks again where one of the topics has changed since the question was asked last: the answer that is kept is then none,
 * however young it is, and SWR takes it when a question is shown again within seconds.
 * @param heard topics with blanks between
 */
export function useAnswerOutrun(key: QueryKey | null, heard: string, ask: () => Promise<unknown>): void {
  const question = key && unstable_serialize(key)
  const askAgain = useEffectEvent(() => void ask())
  useEffect(() => {
    const topics = heard.split(' ')
    hearChanges(topics)
    const asked = questions.get(question ?? '') ?? now
    if (question && topics.some((topic) => changes.get(topic)! > asked)) askAgain()
  }, [heard, question])
}
