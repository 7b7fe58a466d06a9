import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../overlays/mount.fixture.tsx'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { toast, toasts } from './toasts.ts'

let leave: () => void
beforeEach(async () => {
  leave = await mount(<OverlayHost />)
  await expect.poll(() => document.querySelector('.toasts')).not.toBeNull()
})
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of toasts.list()) toasts.close(id)
  leave()
})

const cards = () => [...document.querySelectorAll<HTMLElement>('.toast')]

it('§9 Toast: the service shows for 3000 ms, the component by itself for 5000', () => {
  vi.useFakeTimers()
  toast({ title: 'Saved' })
  vi.advanceTimersByTime(2999)
  expect(toasts.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.list()).toHaveLength(0)
  toasts.show({ title: 'Saved' })
  vi.advanceTimersByTime(4999)
  expect(toasts.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.list()).toHaveLength(0)
})

it('§4 Toast: stacked toasts are spaced by their height plus 16 px, the newest on top', async () => {
  for (const title of ['One', 'Two', 'Three']) toast({ title, duration: 60_000, message: ['a', 'b'] })
  await expect.element(page.getByText('Three')).toBeVisible()
  const boxes = cards().map((card) => ({ top: card.offsetTop, height: card.offsetHeight, text: card.textContent }))
  expect(boxes[0]?.text).toContain('Three')
  expect(boxes[1]!.top - boxes[0]!.top).toBe(boxes[0]!.height + 16)
  expect(boxes[2]!.top - boxes[1]!.top).toBe(boxes[1]!.height + 16)
})

it('a toast of one line lies over the header; three stand at once, and what went wrong stays longest', async () => {
  toast({ title: 'Refused', type: 'attention', duration: 60_000 })
  await expect.element(page.getByText('Refused')).toBeVisible()
  const { bottom } = cards()[0]!.getBoundingClientRect()
  const header = getComputedStyle(cards()[0]!).getPropertyValue('--tsumugi-header')
  expect(bottom).toBeLessThanOrEqual(Number.parseFloat(header))
  for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title, duration: 60_000 })
  expect(toasts.list().map(({ title }) => title)).toEqual(['Refused', 'Three', 'Four'])
  for (const title of ['A', 'B', 'C', 'D']) toast({ title, type: 'attention', duration: 60_000 })
  expect(toasts.list().map(({ title }) => title)).toEqual(['B', 'C', 'D'])
})

it('§4 Toast: lies in a live region that was there before; attention interrupts', async () => {
  const region = document.querySelector('[aria-live=polite]')
  toast({ title: 'Saved', duration: 60_000 })
  toast({ title: 'Not saved', type: 'attention', duration: 60_000 })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved')
  expect(region?.contains(cards()[1]!)).toBe(true)
})

it('stays while the pointer rests on it, closes soon after it has left (WCAG 2.2.1)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  toast({ title: 'Saved', duration: 300 })
  await userEvent.hover(page.getByText('Saved'))
  vi.advanceTimersByTime(60_000)
  expect(toasts.list()).toHaveLength(1)
  await userEvent.unhover(page.getByText('Saved'))
  await expect.poll(() => (vi.advanceTimersByTime(300), toasts.list())).toHaveLength(0)
})

it('closes on Escape while it has the focus, and on its button', async () => {
  toast({ title: 'Saved', duration: 60_000 })
  toast({ title: 'Sent', duration: 60_000 })
  const close = page.getByRole('button', { name: '閉じる' })
  await close.first().click()
  await expect.poll(() => toasts.list().map(({ title }) => title)).toEqual(['Saved'])
  ;(close.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toasts.list()).toHaveLength(0)
})

it('moves to the next host when the first one leaves the page', async () => {
  const other = await mount(<OverlayHost />)
  toast({ title: 'Saved', duration: 60_000 })
  await expect.element(page.getByText('Saved')).toBeVisible()
  leave()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(cards()).toHaveLength(1)
  other()
})
