import { expect, it } from 'vitest'
import { contrastOf, textOn } from './contrast.ts'

it('domain §3.4 text on any colour has a contrast of 4.5 or more', () => {
  for (let shade = 0; shade < 0x1000; shade += 1) {
    const hex = `#${[shade >> 8, (shade >> 4) & 15, shade & 15].map((part) => part.toString(16).repeat(2)).join('')}`
    expect(contrastOf(hex, textOn(hex)), hex).toBeGreaterThanOrEqual(4.5)
  }
  expect(textOn('#777777')).toBe('#000000')
  expect(textOn('#194b7a')).toBe('#ffffff')
})
