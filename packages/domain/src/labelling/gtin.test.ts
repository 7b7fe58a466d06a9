import { expect, it } from 'vitest'
import { gtinCheckDigit, isGtin } from './gtin.ts'

it('§5 case 41: GTIN check digits', () => {
  expect(gtinCheckDigit('890400021003')).toBe(7)
  expect(gtinCheckDigit('730001100001')).toBe(7)
  expect(gtinCheckDigit('490123456789')).toBe(4)
})

it('§5 case 41 on other figures: one wrong digit is always seen, in every length', () => {
  for (const body of ['490123456789', '4512345', '03600029145', '1001234500017', '000000000000', '999999999999']) {
    const code = `${body}${gtinCheckDigit(body)}`
    expect(isGtin(code), code).toBe(true)
    for (let place = 0; place < code.length; place += 1) {
      const digit = (Number(code[place]) + 1) % 10
      expect(isGtin(`${code.slice(0, place)}${digit}${code.slice(place + 1)}`), `${code} at ${place}`).toBe(false)
    }
  }
})

it('refuses what is no GTIN', () => {
  for (const text of ['', '4901234567', '49012345678904x', '４９０１２３４５６７８９４', '490123456789']) {
    expect(isGtin(text), text).toBe(false)
  }
  expect(() => gtinCheckDigit('49-01')).toThrow(RangeError)
  expect(() => gtinCheckDigit('')).toThrow(RangeError)
})
