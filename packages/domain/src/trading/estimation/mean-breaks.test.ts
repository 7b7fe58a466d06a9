import { expect, it } from 'vitest'
import { compare, times } from '../../money/decimal.ts'
import { seeded } from '../amounts/exact-fraction.fixture.ts'
import { meanBreaks, type StyleBreak } from './mean-breaks.ts'

const style = (item: string, quantity: string, amount = '0') => ({ item, quantity, amount })
const step = (item: string | null, minQuantity: string, unitPrice: string): StyleBreak => ({
  item,
  minQuantity,
  unitPrice,
})

it.each([
  ['no breaks: the mean of its lines', [style('A', '300', '300000'), style('B', '100', '200000')], [], ['1 1250']],
  [
    'breaks of all styles: by pieces of all',
    [style('A', '300'), style('B', '100')],
    [step(null, '500', '1210'), step(null, '200', '1280')],
    ['200 1280', '500 1210'],
  ],
  [
    'two styles with their own: each by its share, from where both are made',
    [style('A', '300'), style('B', '100')],
    [step('A', '150', '1000'), step('A', '600', '900'), step('B', '100', '2000'), step('B', '200', '1600')],
    ['400 1250', '800 1075'],
  ],
  [
    'one with its own, the other by its lines',
    [style('A', '300'), style('B', '100', '200000')],
    [step('A', '300', '1000')],
    ['400 1250'],
  ],
  ['nothing quoted', [], [step(null, '1', '5')], []],
])('domain, readings: breaks of a quotation as a whole, %s', (_, styles, breaks, steps) =>
  expect(meanBreaks(styles, breaks).map(({ minQuantity, unitPrice }) => `${minQuantity} ${unitPrice}`)).toEqual(steps),
)

it('the mean lies between the cheapest and the dearest price, and its steps rise', () => {
  const { below, one } = seeded(7)
  for (let round = 0; round < 2000; round += 1) {
    const styles = ['A', 'B', 'C'].slice(0, 1 + below(3)).map((item) => {
      const quantity = String(1 + below(900))
      return style(item, quantity, times(quantity, '50'))
    })
    const breaks = Array.from({ length: 1 + below(8) }, () =>
      step(one(['A', 'B', 'C', null]), String(1 + below(5000)), String(1 + below(9000))),
    )
    const prices = [...breaks.map(({ unitPrice }) => unitPrice), '50'].toSorted(compare)
    const found = meanBreaks(styles, breaks)
    expect(found.length).toBeGreaterThan(0)
    found.forEach(({ minQuantity, unitPrice }, at) => {
      expect(compare(unitPrice, prices[0]!)).not.toBe(-1)
      expect(compare(unitPrice, prices.at(-1)!)).not.toBe(1)
      if (at > 0) expect(compare(minQuantity, found[at - 1]!.minQuantity)).toBe(1)
    })
  }
})
