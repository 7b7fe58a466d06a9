import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toasts } from './toast/toasts.ts'

const drawn: { root: Root; place: HTMLElement }[] = []

/** For tests: draws into the page as an application does, waiting for lazily loaded texts. */
export function draw(scene: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(scene)
  drawn.push({ root, place })
}

const told = new Map<number, string>()
toasts.subscribe(() => toasts.list().forEach(({ id, title }) => told.set(id, title)))

/** For tests: titles of all toasts since the last `erase()`. On a busy machine one may have gone before anybody looks. */
export const toldTitles = (): string[] => [...told.values()]

/** Takes away everything that was drawn, and what it told. */
export function erase(): void {
  for (const { id } of toasts.list()) toasts.close(id)
  told.clear()
  for (const { root, place } of drawn.splice(0)) {
    root.unmount()
    place.remove()
  }
}
