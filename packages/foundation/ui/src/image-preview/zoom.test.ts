import { describe, expect, it } from 'vitest'
import { shift, swipeOf, wholeView, zoomStep, zoomTo } from './zoom.ts'

const frame = { width: 400, height: 300 }

describe('zoom', () => {
  it('§9 Image preview: step 0.2, minimum scale 1', () => {
    let view = wholeView
    for (let turn = 0; turn < 3; turn += 1) view = zoomTo(view, view.scale + zoomStep, frame)
    expect(view.scale).toBe(1.6)
    expect(zoomTo(wholeView, 1 - zoomStep, frame).scale).toBe(1)
  })

  it('leaves in place what lies under the pointer', () => {
    expect(zoomTo(wholeView, 2, frame, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it('§4 Image preview: drags as far as the picture hangs out, and not at all while it is whole', () => {
    const view = zoomTo(wholeView, 2, frame)
    expect(shift(view, { x: 1000, y: -1000 }, frame)).toEqual({ scale: 2, x: 200, y: -150 })
    expect(shift(wholeView, { x: 50, y: 50 }, frame)).toEqual(wholeView)
  })

  it('§4 Image preview: a swipe turns, a vertical swipe closes', () => {
    expect(swipeOf({ x: -60, y: 10 })).toBe('next')
    expect(swipeOf({ x: 60, y: 10 })).toBe('previous')
    expect(swipeOf({ x: 10, y: 80 })).toBe('close')
    expect(swipeOf({ x: 10, y: -80 })).toBe('close')
    expect(swipeOf({ x: 20, y: 20 })).toBeNull()
    expect(swipeOf({ x: Number.NaN, y: Number.NaN })).toBeNull()
  })
})
