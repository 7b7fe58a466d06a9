import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastClock } from './toast-clock.ts'

describe('toast clock', () => {
  let list: number[]
  let clock: ReturnType<typeof createToastClock>
  const show = (id: number, duration: number) => {
    clock.start(id, duration)
    list.push(id)
    clock.surfaced()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    list = []
    clock = createToastClock({
      top: () => list.at(-1),
      close: (id) => {
        clock.forget(id)
        list = list.filter((other) => other !== id)
        clock.surfaced()
      },
    })
  })
  afterEach(() => vi.useRealTimers())

  it('§4 Toast: closes automatically after its duration', () => {
    show(1, 3000)
    vi.advanceTimersByTime(2999)
    expect(list).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(list).toEqual([])
  })

  it('§4 Toast: when several are stacked, only the top one closes on the timer', () => {
    show(1, 1050)
    show(2, 3000)
    vi.advanceTimersByTime(2999)
    expect(list).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(list).toEqual([1])
    vi.advanceTimersByTime(100)
    expect(list).toEqual([])
  })

  it('§4 Toast: the close check polls every 100 ms, up to 50 ticks', () => {
    show(1, 1000)
    show(2, 60_000)
    vi.advanceTimersByTime(1000)
    expect(vi.getTimerCount()).toBe(2)
    vi.advanceTimersByTime(4800)
    expect(vi.getTimerCount()).toBe(2)
    vi.advanceTimersByTime(100)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('§4 Toast: one that was buried longer than its 50 ticks is asked again when it surfaces', () => {
    show(1, 1000)
    show(2, 10_000)
    vi.advanceTimersByTime(9999)
    expect(list).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(list).toEqual([1])
    vi.advanceTimersByTime(100)
    expect(list).toEqual([])
  })

  it('WCAG 2.2.1: nothing closes while it is held, and ticks are not counted', () => {
    show(1, 3000)
    clock.hold(true)
    vi.advanceTimersByTime(60_000)
    expect(list).toEqual([1])
    clock.hold(false)
    vi.advanceTimersByTime(100)
    expect(list).toEqual([])
  })
})
