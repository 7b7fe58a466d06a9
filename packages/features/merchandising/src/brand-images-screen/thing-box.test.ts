import type { BrandImage } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { boardSize, boxAfterKey, freePlace, keptBox } from './thing-box.ts'

const thing = (values: Partial<BrandImage>) =>
  ({ kind: 'image', x: 0, y: 0, width: 240, ratio: 2, ...values }) as BrandImage

it('arrows move, with Shift further; + and − size; nothing leaves the board at its start', () => {
  const box = { x: 4, y: 100, width: 60 }
  expect(boxAfterKey(box, 'ArrowLeft', false)).toEqual({ x: 0, y: 100, width: 60 })
  expect(boxAfterKey(box, 'ArrowDown', true)).toEqual({ x: 4, y: 164, width: 60 })
  expect(boxAfterKey(box, '-', false)).toEqual({ x: 4, y: 100, width: 40 })
  expect(boxAfterKey(box, '+', false)!.width).toBe(84)
  expect(boxAfterKey(box, 'a', false)).toBeNull()
  expect(keptBox({ x: -5, y: 3.6, width: 9_000 })).toEqual({ x: 0, y: 4, width: 2_000 })
})

it('the board grows with what lies on it; new things find room below', () => {
  expect(boardSize([])).toEqual({ width: 960, height: 640 })
  expect(boardSize([thing({ x: 900, y: 800 })])).toEqual({ width: 1_300, height: 1_080 })
  expect(freePlace([thing({ y: 100 })])).toEqual({ x: 24, y: 244 })
})
