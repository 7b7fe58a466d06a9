/** What `tsumugi-error` tells: one kind per cause, so that a page can tell them apart without reading words. */
export interface ElementFailure {
  readonly kind: string
  /** The HTTP status; 0 where nothing was answered. */
  readonly status: number
  /** It heals by itself: the widget goes on trying. */
  readonly retryable: boolean
  readonly method?: string
  readonly url?: string
  readonly error?: unknown
  readonly attribute?: string
  /** The origin of the page, where that is what was refused. */
  readonly page?: string | undefined
  /** The page's own mistake: nothing useful can be drawn until it is mended. */
  readonly isOfPage?: boolean
}

/** Ms before the first repetition; each further one waits twice as long, up to the longest. */
const first = 1000
const longest = 60_000

/**
 * What is wrong with one element now, by what failed: a call, the session, its attributes. What may heal by itself is tried
 * again after a while, and at once when the browser is online again.
 */
export class Failures {
  readonly #listeners = new Set<() => void>()
  #all: ReadonlyMap<string, ElementFailure> = new Map()
  readonly #again: () => void
  #losses = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(again: () => void) {
    this.#again = again
  }

  readonly all = (): ReadonlyMap<string, ElementFailure> => this.#all

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  note(key: string, failure: ElementFailure): void {
    this.#set(new Map(this.#all).set(key, failure))
    this.#schedule()
  }

  /** It works again. */
  heal(key: string): void {
    if (!this.#all.has(key)) return
    const rest = new Map(this.#all)
    rest.delete(key)
    this.#set(rest)
    if (rest.size === 0) this.#losses = 0
    this.#schedule()
  }

  healAll(): void {
    this.#losses = 0
    this.#set(new Map())
    this.#schedule()
  }

  readonly retry = (): void => {
    clearTimeout(this.#timer)
    this.#again()
    this.#schedule()
  }

  readonly #online = (): void => {
    if (this.#all.size > 0) this.retry()
  }

  start(): void {
    addEventListener('online', this.#online)
    this.#schedule()
  }

  stop(): void {
    removeEventListener('online', this.#online)
    clearTimeout(this.#timer)
  }

  #set(all: ReadonlyMap<string, ElementFailure>): void {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (![...this.#all.values()].some(({ retryable }) => retryable)) return
    const wait = Math.min(first * 2 ** this.#losses, longest)
    this.#losses = Math.min(this.#losses + 1, 10)
    this.#timer = setTimeout(this.retry, wait * (0.5 + Math.random() / 2))
  }
}
