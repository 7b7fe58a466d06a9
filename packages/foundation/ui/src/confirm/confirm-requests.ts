import { onPage } from '@tsumugi/registry'
import { overlays } from '../overlays/overlays.ts'
import { createWaitingList } from '../overlays/waiting-list.ts'

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

interface ConfirmRequest extends ConfirmOptions {
  answer(yes: boolean): void
  /** The dialog could not be shown. */
  fail(error: unknown): void
}

/** What waits for an answer: any bundle may ask, the page's first host shows it. */
export const confirmRequests = onPage('confirm', createWaitingList<ConfirmRequest>)

/**
 * Asks for a decision. Answers true on OK (Delete when `type` is `attention`), false on Cancel, deny, Escape and
 * close (spec §4), and when the page has taken its last OverlayHost away. Throws when it never had one; rejects when the
 * dialog could not be loaded.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (!canShow('confirm')) return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    const closing =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        confirmRequests.close(id)
        settle(outcome)
      }
    const id = confirmRequests.show({ ...options, answer: closing(resolve), fail: closing(reject) })
  })
}

/**
 * Whether the page can show an imperative call: not after its last OverlayHost has left, as when a save ends after its
 * widget was taken out of the page. Throws on a page that never had one.
 */
export function canShow(call: string): boolean {
  const home = overlays.home()
  if (home === undefined) throw new Error(`${call}() needs an <OverlayHost />`)
  return !!home
}
