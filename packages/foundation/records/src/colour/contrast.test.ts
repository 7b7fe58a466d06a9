import { expect, it } from 'vitest'
import { contrastOf, readHex, wantsWhite } from './contrast.ts'

it('WCAG contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#26364f', '#26364f')).toBe(1)
})

it('white reads better on navy, black on ecru', () => {
  expect(wantsWhite('#26364f')).toBe(true)
  expect(wantsWhite('#efe8d8')).toBe(false)
})

it('reads colours as they are typed', () => {
  expect(readHex('＃ＦＦＡＡ００')).toBe('#ffaa00')
  expect(readHex('abc')).toBe('#aabbcc')
  expect(readHex('navy')).toBeNull()
})
