import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
// Here before the first test: what is measured is the page, not the development server.
import './deferred/later.ts'

/** For tests: renders into a fresh element of the page at a desk's width. Answers how to take it away. */
export async function mount(scene: ReactNode): Promise<() => void> {
  await page.viewport(1000, 700)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(scene)
  return () => {
    root.unmount()
    host.remove()
  }
}
