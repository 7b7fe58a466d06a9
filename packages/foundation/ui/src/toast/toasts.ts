import { onPage } from '@tsumugi/registry'
import { noHost } from '../confirm/confirm-requests.ts'
import { overlays } from '../overlays/overlays.ts'
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

/** The toasts of the page, oldest first; the last one is the top one. */
export const toasts = onPage('toasts', createWaitingList<ToastOptions>)

/**
 * Tells that something is done (`success`) or went wrong (`attention`), for 3000 ms unless said otherwise (spec §9).
 * Answers how to take it back. Throws when no OverlayHost is mounted on the page.
 */
export function toast(options: ToastOptions): () => void {
  if (!overlays.home()) throw noHost('toast')
  const id = toasts.show({ ...options, duration: options.duration ?? 3000 })
  return () => toasts.close(id)
}
