import { onPage } from '@tsumugi/registry'
import { noHost } from '../confirm/confirm-requests.ts'
import { overlays } from '../overlays/overlays.ts'
import { createToastClock } from './toast-clock.ts'

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
export const toasts = onPage('toasts', () => {
  let list: readonly ToastEntry[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const clock = createToastClock({ top: () => list.at(-1)?.id, close })

  function set(next: readonly ToastEntry[]) {
    list = next
    clock.surfaced()
    listeners.forEach((listener) => listener())
  }
  function close(id: number) {
    clock.forget(id)
    set(list.filter((toast) => toast.id !== id))
  }
  return {
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a toast. The component's own default duration is 5000 ms (spec §9). Answers its id. */
    show(options: ToastOptions): number {
      const id = ++last
      clock.start(id, options.duration ?? 5000)
      set([...list, { ...options, id }])
      return id
    },
    close,
    /** Nothing closes while somebody reads or reaches for it (WCAG 2.2.1). */
    hold: (held: boolean) => clock.hold(held),
  }
})

/**
 * Tells that something is done (`success`) or went wrong (`attention`), for 3000 ms unless said otherwise (spec §9).
 * Answers how to take it back. Throws when no OverlayHost is mounted on the page.
 */
export function toast(options: ToastOptions): () => void {
  if (!overlays.home()) throw noHost('toast')
  const id = toasts.show({ ...options, duration: options.duration ?? 3000 })
  return () => toasts.close(id)
}
