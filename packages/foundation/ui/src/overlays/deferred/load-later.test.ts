import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLater } from './load-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = {} as Awaited<ReturnType<typeof loadLater>>

it('§8 Lazy asset load fails: a chunk that comes at the third attempt still shows the toast', async () => {
  const load = vi
    .fn<() => Promise<typeof later>>()
    .mockRejectedValueOnce(1)
    .mockRejectedValueOnce(2)
    .mockResolvedValue(later)
  const loading = loadLater(load)
  await vi.runAllTimersAsync()
  expect(await loading).toBe(later)
  expect(load).toHaveBeenCalledTimes(3)
})

it('§8 rethrown: a chunk that never comes rejects, so that confirm() can tell its caller', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const loading = expect(loadLater(load)).rejects.toThrow('Failed to fetch')
  await vi.runAllTimersAsync()
  await loading
  expect(load).toHaveBeenCalledTimes(3)
})
