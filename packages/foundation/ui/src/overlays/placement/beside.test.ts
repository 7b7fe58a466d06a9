import { describe, expect, it } from 'vitest'
import { beside } from './beside.ts'

const room = { left: 0, top: 0, width: 800, height: 600 }
const panel = { left: 0, top: 0, width: 200, height: 150 }

describe('beside', () => {
  it('stands under its anchor, 4 px away, at the edge asked for', () => {
    const anchor = { left: 300, top: 100, width: 80, height: 32 }
    expect(beside(anchor, panel, room, 'below-start')).toEqual({ left: 300, top: 136 })
    expect(beside(anchor, panel, room, 'below-end')).toEqual({ left: 180, top: 136 })
  })

  it('turns over when it would leave the window', () => {
    const low = { left: 300, top: 500, width: 80, height: 32 }
    expect(beside(low, panel, room, 'below-start').top).toBe(346)
    const high = { left: 300, top: 40, width: 80, height: 32 }
    expect(beside(high, panel, room, 'above-start').top).toBe(76)
  })

  it('stays in the window at its sides', () => {
    const right = { left: 780, top: 100, width: 20, height: 32 }
    expect(beside(right, panel, room, 'below-start').left).toBe(596)
    const left = { left: 0, top: 100, width: 20, height: 32 }
    expect(beside(left, panel, room, 'below-end').left).toBe(4)
  })
})
