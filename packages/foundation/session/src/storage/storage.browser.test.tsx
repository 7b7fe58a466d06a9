import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { guestStorage, setReporter, storage, useStored } from '../index.ts'

const logged = vi.fn()
let frames: HTMLIFrameElement[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  logged.mockReset()
  setReporter(logged)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  frames.forEach((frame) => frame.remove())
  frames = []
})

/** Another document of the same origin: what it stores reaches us as from another tab. */
function otherTab(): Storage {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frames.push(frame)
  return frame.contentWindow!.localStorage
}

it('§9 local storage keys: the user info is stored under userinfo', () => {
  storage.userinfo.set(null)
  expect(Object.keys(localStorage)).toEqual(['userinfo'])
})

it('§9 order items are stored per exhibition', () => {
  guestStorage.exhibitionOrderItems(12).set({ orders: [{ sku: 'A-1', quantity: 3 }], customerParts: [] })
  expect(guestStorage.exhibitionOrderItems(12).get().orders).toEqual([{ sku: 'A-1', quantity: 3 }])
  expect(guestStorage.exhibitionOrderItems(13).get()).toEqual({ orders: [], customerParts: [] })
})

it.each(['{broken', '{"production":"yes"}', '"text"', '[1]', ''])(
  '§9 a stored value that does not fit (%s) falls back to the default',
  (text) => {
    localStorage.setItem('tsumugi.menu_sections', text)
    expect(storage.menuSections.get()).toEqual({})
  },
)

it('§9 the exhibition locale is one of the three', () => {
  guestStorage.exhibitionLocale.set('zh-CN')
  expect(guestStorage.exhibitionLocale.get()).toBe('zh-CN')
  localStorage.setItem('tsumugi.exhibition_locale', '"fr"')
  expect(guestStorage.exhibitionLocale.get()).toBeNull()
})

it('§9 a change in another tab reaches this one, a clearing too; the own change at once', async () => {
  const heard: unknown[] = []
  const stop = storage.menuSections.subscribe((sections) => heard.push(sections))
  storage.menuSections.set({ masters: true })
  expect(heard).toEqual([{ masters: true }])
  const other = otherTab()
  other.setItem('tsumugi.menu_sections', '{"masters":false}')
  await vi.waitFor(() => expect(heard).toEqual([{ masters: true }, { masters: false }]))
  other.clear()
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({}))
  stop()
  storage.menuSections.set({ billing: true })
  expect(heard).toHaveLength(3)
})

it('§9 a full storage loses nothing while the page is open, and is reported', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storage.calendarQuery.set('month=2026-11')
  expect(storage.calendarQuery.get()).toBe('month=2026-11')
  expect(logged).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  storage.calendarQuery.set('month=2026-12')
  expect(localStorage.getItem('tsumugi.calendar_query')).toBe('"month=2026-12"')
})

it('§9 a frame that may not use storage works with the defaults', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.menuSections.get()).toEqual({})
  expect(storage.lastReload.get()).toBeNull()
})

it('§9 React redraws with the stored value', async () => {
  function Query() {
    return <output>{useStored(storage.calendarQuery)}</output>
  }
  render(<Query />)
  await act(async () => {
    storage.calendarQuery.set('week=47')
  })
  expect(screen.getByRole('status').textContent).toBe('week=47')
})

it('design §4: schemas never compile themselves, so a strict content security policy has nothing to report', () => {
  const compiled = vi.spyOn(globalThis, 'Function')
  storage.userinfo.get()
  localStorage.setItem('userinfo', '{"id":1}')
  expect(storage.userinfo.get()).toBeNull()
  expect(z.config().jitless).toBe(true)
  expect(compiled).not.toHaveBeenCalled()
})
