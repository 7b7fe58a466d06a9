import { leave } from '@tsumugi/navigation'
import { afterAll, expect, it, vi } from 'vitest'

const started = window.location.href
const meta = document.head.appendChild(document.createElement('meta'))
const place = document.body.appendChild(document.createElement('div'))

// The application lives on after the test: it must never take the window of the test runner with it to sign-out.
vi.spyOn(leave, 'topTo').mockReturnValue()
vi.spyOn(leave, 'to').mockReturnValue()

afterAll(() => {
  meta.remove()
  place.remove()
  history.replaceState(null, '', started)
})

it("§2 the page title is always the product's name followed by the word CLOUD, on every screen", async () => {
  Object.assign(meta, { name: 'product-name', content: '紬' })
  place.id = 'application'
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ errors: [] }, { status: 500 }))
  history.replaceState(null, '', '/s/error?code=404')
  await import('./main.tsx')
  expect(document.title).toBe('紬 CLOUD')
  await vi.waitUntil(() => place.querySelector('[role=alert]'), { timeout: 20_000 })
  history.pushState(null, '', '/s/blank')
  await vi.waitUntil(() => !place.querySelector('[role=alert]'), { timeout: 20_000 })
  expect(document.title).toBe('紬 CLOUD')
})
