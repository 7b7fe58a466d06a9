import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const drawn: { root: Root; place: HTMLElement }[] = []

/** For tests: draws into the page as an application does, waiting for lazily loaded texts. */
export function draw(scene: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(scene)
  drawn.push({ root, place })
}

/** Takes away everything that was drawn. */
export function erase(): void {
  for (const { root, place } of drawn.splice(0)) {
    root.unmount()
    place.remove()
  }
}
