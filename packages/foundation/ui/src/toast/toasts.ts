import { onPage } from '@tsumugi/registry'
import { canShow } from '../confirm/confirm-requests.ts'
import { createWaitingList } from '../overlays/waiting-list.ts'

export interface ToastOptions {
  title: string
  message?: string | readonly string[]
  type?: 'success' | 'attention'
  /** Milliseconds until it closes by itself. */
  duration?: number
  /** One thing to do about it; doing it closes the toast. */
  action?: { readonly label: string; onClick(): void }
}

export interface ToastEntry extends ToastOptions {
  readonly id: number
}

/** So many stand at once; the next one takes the place of the oldest, and of what went well before what did not. */
const mostAtOnce = 3

/** The toasts of the page, oldest first; the last one is the top one. */
export const toasts = onPage('toasts', createWaitingList<ToastOptions>)

/**
 * Tells that something is done (`success`) or went wrong (`attention`), for 3000 ms unless said otherwise (spec §9).
 * Answers how to take it back. Says nothing when the page has taken its last OverlayHost away; throws when it never
 * had one.
 */
export function toast(options: ToastOptions): () => void {
  const id = canShow('toast') ? toasts.show({ duration: 3000, ...options }) : 0
  const others = toasts.list().filter((other) => other.id !== id)
  if (others.length >= mostAtOnce) toasts.close((others.find(({ type }) => type !== 'attention') ?? others[0]!).id)
  return () => toasts.close(id)
}
