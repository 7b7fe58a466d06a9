import { onPage } from '@tsumugi/registry'
import { createToastClock } from './toast-clock.ts'
import { toasts } from './toasts.ts'

/** spec §9: the component's own default duration, ms. */
const ownDuration = 5000

/** The one clock of the page: it runs for what is shown, and so arrives with what shows it. */
export const toastClock = onPage('toast-clock', () => {
  const clock = createToastClock({ top: () => toasts.list().at(-1)?.id, close: toasts.close })
  const running = new Set<number>()
  function follow() {
    const list = toasts.list()
    for (const id of running) {
      if (list.some((toast) => toast.id === id)) continue
      running.delete(id)
      clock.forget(id)
    }
    for (const { id, duration = ownDuration } of list) {
      if (running.has(id)) continue
      running.add(id)
      clock.start(id, duration)
    }
    clock.surfaced()
  }
  follow()
  toasts.subscribe(follow)
  return clock
})
