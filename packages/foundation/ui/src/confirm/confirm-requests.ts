import { onPage } from '@tsumugi/registry'
import { overlays } from '../overlays/overlays.ts'

export interface ConfirmOptions {
  title: string
  /** Line breaks are kept. */
  message?: string
  type?: 'primary' | 'attention'
  okLabel?: string
  /** Adds a third button, which also answers false. */
  denyLabel?: string
  cancelLabel?: string
  /** Width in px; 320 unless said otherwise (spec §9). */
  width?: number
  /** Centres the words. */
  center?: boolean
}

export interface ConfirmRequest extends ConfirmOptions {
  readonly id: number
  answer(yes: boolean): void
}

/** What waits for an answer, kept on the page: any bundle may ask, the page's first host shows it. */
export const confirmRequests = onPage('confirm', () => {
  let list: readonly ConfirmRequest[] = []
  let last = 0
  const listeners = new Set<() => void>()
  function set(next: readonly ConfirmRequest[]) {
    list = next
    listeners.forEach((listener) => listener())
  }
  return {
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(options: ConfirmOptions) {
      return new Promise<boolean>((resolve) => {
        const id = ++last
        const answer = (yes: boolean) => {
          set(list.filter((request) => request.id !== id))
          resolve(yes)
        }
        set([...list, { ...options, id, answer }])
      })
    },
  }
})

/**
 * Asks for a decision. Answers true on OK (Delete when `type` is `attention`), false on Cancel, deny, Escape and
 * close (spec §4). Throws when no OverlayHost is mounted on the page.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (!overlays.home()) throw noHost('confirm')
  return confirmRequests.ask(options)
}

/** The error of an imperative call on a page without a place to show it. */
export function noHost(call: string): Error {
  return new Error(
    `${call}() has no place to show itself: no OverlayHost is mounted on this page. ` +
      'Mount one <OverlayHost /> in each app root or widget.',
  )
}
