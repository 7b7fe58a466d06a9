import { errorTexts } from '../failures/error-texts.ts'
import type { Tag } from '../options.ts'

export type Body = new () => HTMLElement
/**
 * Loads the class of the whole element; answers nothing when it only leads to a script that gives the body itself.
 * @param element the first that waits for it
 */
export type LoadBody = (element: HTMLElement) => Promise<Body | void>

/** The body of one tag, loaded when the first element wants it, and asked for again after a failure. */
export function bodySource(tag: Tag, firstLoad: LoadBody, isFirstOnlyWay: boolean) {
  let load = firstLoad
  let isOnlyWay = isFirstOnlyWay
  let loading: LoadBody | undefined
  let body: Body | undefined
  const waiting = new Map<HTMLElement, (body: Body) => void>()

  function start(): void {
    const [first] = waiting.keys()
    if (body || !first || loading === load) return
    const asked = (loading = load)
    asked(first).then(
      (found) => {
        if (found && !body) arrive(found)
      },
      (error: unknown) => {
        if (loading === asked) fail(error)
      },
    )
  }

  function arrive(found: Body): void {
    body = found
    const ready = [...waiting.values()]
    waiting.clear()
    for (const rise of ready) rise(found)
  }

  function fail(error: unknown): void {
    loading = undefined
    addEventListener('online', start, { once: true })
    const [first = document.documentElement] = waiting.keys()
    const detail = { tag, error }
    const event = new CustomEvent('tsumugi-load-error', { bubbles: true, composed: true, cancelable: true, detail })
    if (!first.dispatchEvent(event)) return
    for (const element of waiting.keys()) showFailure(element, start)
    // spec §8, Lazy asset load fails: rethrown unless prevented.
    throw error
  }

  return {
    start,
    /** Calls back with the body: at once where it is here. */
    want(element: HTMLElement, rise: (body: Body) => void): void {
      if (body) return rise(body)
      waiting.set(element, rise)
      start()
    },
    forget: (element: HTMLElement): void => void waiting.delete(element),
    give(next: LoadBody, isNextOnlyWay: boolean): void {
      if (body || isNextOnlyWay || !isOnlyWay) return
      load = next
      isOnlyWay = false
      start()
    },
  }
}

/** Without React, which is what did not come. */
function showFailure(element: HTMLElement, retry: () => void): void {
  const wanted = element.getAttribute('locale') ?? document.documentElement.lang
  const locale = (['en', 'zh-CN'] as const).find((one) => wanted.startsWith(one.slice(0, 2))) ?? 'ja'
  const place = document.createElement('div')
  place.setAttribute('role', 'alert')
  place.setAttribute('part', 'error')
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('part', 'retry')
  button.append(errorTexts[locale].retry)
  button.addEventListener('click', retry)
  place.append(errorTexts[locale].message, ' ', button)
  element.shadowRoot?.replaceChildren(place)
}
