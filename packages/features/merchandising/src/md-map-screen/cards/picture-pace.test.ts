import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { picturePace } from './picture-pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Scrolls at so many px per frame of 16 ms. */
function scroll(pace: ReturnType<typeof picturePace>, step: number, frames = 10, from = 0) {
  for (let at = 0; at < frames; at += 1) pace.moved({ left: 0, top: from + at * step }, 1_000 + at * 16)
}

it('asks for pictures at rest and while one reads along', () => {
  const pace = picturePace()
  expect(pace.lets('/a')).toBe(true)
  scroll(pace, 8)
  expect(pace.lets('/b')).toBe(true)
})

it('asks for nothing it only passes, and for what is in sight once it rests', () => {
  const pace = picturePace()
  const calm = vi.fn<() => void>()
  scroll(pace, 40)
  expect(pace.lets('/a')).toBe(false)
  pace.whenCalm(calm)
  vi.advanceTimersByTime(99)
  expect(calm).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(calm).toHaveBeenCalledOnce()
  expect(pace.lets('/a')).toBe(true)
})

it('shows again at once what it has shown before, however quick', () => {
  const pace = picturePace()
  pace.lets('/a')
  scroll(pace, 40)
  expect(pace.lets('/a')).toBe(true)
})

it('takes a single leap, as of a key, for no haste', () => {
  const pace = picturePace()
  pace.moved({ left: 0, top: 0 }, 1_000)
  pace.moved({ left: 0, top: 6_000 }, 9_000)
  expect(pace.lets('/a')).toBe(true)
})

it('tells nobody who has gone meanwhile', () => {
  const pace = picturePace()
  const calm = vi.fn<() => void>()
  scroll(pace, 40)
  pace.whenCalm(calm)()
  vi.runAllTimers()
  expect(calm).not.toHaveBeenCalled()
})
