import { expect, it } from 'vitest'
import {
  cartonCode,
  cartonFaultsOf,
  cartonParts,
  cartonsOf,
  grossWeight,
  nextCarton,
  overpacked,
  packedByLine,
  rangeOf,
  rangesWithin,
  readCartonCode,
  type CartonRange,
} from './carton-range.ts'
import { containerCheckDigit, containerFinding } from './container-number.ts'

const range = (first: number, last: number, contents: Record<number, string>, more: Partial<CartonRange> = {}) => ({
  first,
  last,
  contents: Object.entries(contents).map(([line, quantity]) => ({ sourceLineId: Number(line), quantity })),
  netKg: null,
  grossKg: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
  ...more,
})

it('domain §3.8 ranges stand for cartons, mixed ones among them', () => {
  const ranges = [range(1, 10, { 7: '20' }, { grossKg: '10.5' }), range(11, 11, { 7: '4', 8: '1.5' }, { grossKg: '2' })]
  expect(cartonsOf(ranges)).toBe(11)
  expect([...packedByLine(ranges)]).toEqual([
    [7, '204'],
    [8, '1.5'],
  ])
  expect([grossWeight(ranges), nextCarton(ranges), nextCarton([])]).toEqual(['107', 12, 1])
  expect(grossWeight([...ranges, range(12, 12, { 7: '1' })])).toBeNull()
  expect([rangeOf(ranges, 10), rangeOf(ranges, 11), rangeOf(ranges, 12)]).toEqual([ranges[0], ranges[1], undefined])
})

it('domain §3.8 labels come in parts that hold every carton once, and by numbers', () => {
  const ranges = [range(1001, 2500, { 7: '1' }), range(1, 1000, { 7: '2' }), range(9000, 9000, { 7: '3' })]
  const parts = cartonParts(ranges, 1000)
  expect(parts).toEqual([
    { from: 1, to: 1000 },
    { from: 1001, to: 2000 },
    { from: 2001, to: 9000 },
  ])
  const counts = parts.map(({ from, to }) => cartonsOf(rangesWithin(ranges, from, to)))
  expect(counts).toEqual([1000, 1000, 501])
  expect(rangesWithin(ranges, 999, 1002).map(({ first, last }) => [first, last])).toEqual([
    [1001, 1002],
    [999, 1000],
  ])
  expect(cartonParts([], 1000)).toEqual([])
})

it.each<[string, CartonRange[], object[]]>([
  ['right', [range(1, 2, { 1: '1' }), range(3, 3, { 1: '1' })], []],
  ['reversed', [range(3, 2, { 1: '1' })], [{ at: 0, fault: 'reversed' }]],
  ['overlap at an end', [range(1, 3, { 1: '1' }), range(3, 4, { 1: '1' })], [{ at: 1, fault: 'overlap' }]],
  ['overlap within', [range(1, 9, { 1: '1' }), range(4, 4, { 1: '1' })], [{ at: 1, fault: 'overlap' }]],
  ['empty', [range(1, 1, {}), range(2, 2, { 1: '0' })], [0, 1].map((at) => ({ at, fault: 'empty' }))],
  ['net above gross', [range(1, 1, { 1: '1' }, { netKg: '9.1', grossKg: '9' })], [{ at: 0, fault: 'weight' }]],
])('domain §3.8 ranges that are %s', (_, ranges, faults) => {
  expect(cartonFaultsOf(ranges)).toEqual(faults)
})

it('domain §3.8 a range packs what its cartons pack one by one, and whatever no range overlaps has one range', () => {
  for (let first = 1; first <= 12; first += 1)
    for (let last = first; last <= 20; last += 1) {
      const single = Array.from({ length: last - first + 1 }, (_, at) =>
        range(first + at, first + at, { 1: '7', 2: '0.5' }),
      )
      const whole = [range(first, last, { 1: '7', 2: '0.5' })]
      expect(packedByLine(whole)).toEqual(packedByLine(single))
      expect([cartonsOf(whole), cartonFaultsOf(single)]).toEqual([single.length, []])
      expect(cartonFaultsOf([...single, range(last, last, { 1: '1' })])).toHaveLength(1)
    }
})

it('domain §3.8 what goes over is told by line', () => {
  const packed = new Map([
    [1, '104'],
    [2, '105'],
    [3, '1'],
  ])
  const shippable = new Map([
    [1, '104'],
    [2, '104'],
  ])
  expect([...overpacked(packed, shippable)]).toEqual([
    [2, '1'],
    [3, '1'],
  ])
})

it('a code comes back from its label, however a scanner writes it', () => {
  for (const [delivery, number] of [
    [1, 1],
    [42, 36],
    [2_147_483_647, 99_999],
  ] as const)
    expect(readCartonCode(` ${cartonCode(delivery, number).toLowerCase()}\n`)).toEqual({ deliveryId: delivery, number })
  expect(readCartonCode('Ｃ42－7')).toEqual({ deliveryId: 42, number: 7 })
  for (const other of ['', 'C0-1', 'C1-0', '4901234567894', 'C1-100000', 'C1-1-1'])
    expect(readCartonCode(other)).toBeNull()
})

it.each([
  ['CSQU3054383', 'right'],
  ['csqu 305438-3', 'right'],
  ['MSKU6011672', 'right'],
  ['TEXU3070079', 'right'],
  ['CSQU3054384', 'check_digit'],
  ['CSQU305438', 'malformed'],
  ['CSQX3054383', 'malformed'],
])('ISO 6346 %s is %s', (number, finding) => {
  expect(containerFinding(number)).toBe(finding)
})

it('ISO 6346 any wrong digit is found, but for the one pair that the standard cannot tell', () => {
  const body = 'CSQU305438'
  for (let at = 4; at < 10; at += 1)
    for (const digit of '0123456789') {
      if (digit === body[at]) continue
      const other = `${body.slice(0, at)}${digit}${body.slice(at + 1)}`
      if (containerCheckDigit(other) !== 3) expect(containerFinding(`${other}3`)).toBe('check_digit')
    }
  expect(containerCheckDigit('ABC')).toBeNull()
})
