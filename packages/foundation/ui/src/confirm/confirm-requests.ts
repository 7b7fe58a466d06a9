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
 * close (spec §4). Throws when no OverlayHost is mounted on the page; rejects when the dialog could not be loaded.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (!overlays.home()) throw noHost('confirm')
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

/** The error of an imperative call on a page without a place to show it. */
export function noHost(call: string): Error {
  return new Error(`${call}() has no place on this page. Mount one <OverlayHost /> in each app root or widget.`)
}
