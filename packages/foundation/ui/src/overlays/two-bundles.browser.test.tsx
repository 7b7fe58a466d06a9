import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type * as confirmModule from '../confirm/confirm-requests.ts'
import type * as toastsModule from '../toast/toasts.ts'
import { toast, toasts } from '../toast/toasts.ts'
import { mount } from './mount.fixture.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { overlays } from './overlays.ts'
import type * as overlaysModule from './overlays.ts'

/** The module once more, evaluated by itself, as a second bundle on the page would. */
async function again<Module>(path: string): Promise<Module> {
  return (await import(/* @vite-ignore */ new URL(`${path}?bundle=other`, import.meta.url).href)) as Module
}

let leave = () => {}
beforeEach(async () => {
  leave = await mount(<OverlayHost />)
  await expect.poll(() => document.querySelector('.toasts')).not.toBeNull()
})
afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id)
  leave()
})

it('§4 Overlays: two bundles on one page share one order and one Escape', async () => {
  const other = await again<typeof overlaysModule>('./overlays.ts')
  const dismissed: string[] = []
  const opened = [overlays, other.overlays].map((manager, index) => {
    const element = document.createElement('dialog')
    element.textContent = `Dialog ${index}`
    document.body.append(element)
    return manager.open({ element, modal: true, onDismiss: () => void dismissed.push(`Dialog ${index}`) })
  })
  expect(opened.map(({ zIndex }) => zIndex)).toEqual([2000, 2001])
  await userEvent.keyboard('{Escape}')
  expect(dismissed).toEqual(['Dialog 1'])
  for (const one of opened.toReversed()) {
    one.close()
    one.element.remove()
  }
  expect(overlays.stack()).toEqual([])
})

it('§4 Toast, Confirm dialog: what one bundle asks, the host of another shows', async () => {
  const others = await again<typeof toastsModule>('../toast/toasts.ts')
  const asking = await again<typeof confirmModule>('../confirm/confirm-requests.ts')
  expect(others.toast).not.toBe(toast)
  others.toast({ title: 'From elsewhere', duration: 60_000 })
  await expect.element(page.getByText('From elsewhere')).toBeVisible()
  expect(toasts.list()).toHaveLength(1)
  const answer = asking.confirm({ title: 'Issue it?' })
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  expect(await answer).toBe(true)
})
