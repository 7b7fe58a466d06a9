import { expect, it } from 'vitest'
import { correction, matchGroups, sizeSum, sumOf, type MatchLine } from './match-groups.ts'

const line = (
  id: number,
  colour: string,
  size: string,
  quantity: string,
  more: Partial<MatchLine> = {},
): MatchLine => ({
  id,
  group: 'PO2610-00001 SK26-311',
  item: 'SK26-311',
  colour,
  size,
  description: null,
  unit: 'pc',
  ordered: quantity,
  accepted: quantity,
  rejected: '0',
  quantity,
  orderedPrice: '3480',
  unitPrice: '3480',
  amount: String(Number(quantity) * 3480),
  matched: String(Number(quantity) * 3480),
  isQuantityRight: true,
  isPriceRight: true,
  ...more,
})
const sizes = ['S', 'M', 'L', 'XL']
const row = (colour: string, quantities: number[], from: number) =>
  quantities.map((quantity, at) => line(from + at, colour, sizes[at]!, String(quantity)))

it('domain §5 case 28: black and navy by size, their rows, columns and amount', () => {
  const [group] = matchGroups([...row('黒', [20, 40, 30, 10], 1), ...row('紺', [15, 35, 25, 5], 5)], false)
  expect(group!.sizes).toEqual(sizes)
  expect(group!.rows.map(({ quantity }) => quantity)).toEqual(['100', '80'])
  expect(sizes.map((_, at) => sizeSum(group!.rows, at))).toEqual(['35', '75', '55', '15'])
  expect([sumOf(group!.rows, 'quantity'), sumOf(group!.rows, 'amount')]).toEqual(['180', '626400'])
})

it('only the rows that differ are shown where asked for, and groups without any are left out', () => {
  const right = line(1, '黒', 'S', '5')
  const wrong = line(2, '紺', 'S', '5', { isPriceRight: false })
  const other = line(3, '白', 'S', '5', { group: 'PO2610-00002 SK26-326' })
  const groups = matchGroups([right, wrong, other], true)
  expect(groups.map(({ rows }) => rows.map(({ colour }) => colour))).toEqual([['紺']])
})

it('domain §3.7 a correction brings prices to the order, quantities to acceptance, and drops what was not ordered', () => {
  const lines = [
    line(1, '黒', 'L', '140'),
    line(2, '紺', 'M', '5', { unitPrice: '3540' }),
    line(3, '白', 'S', '9', { orderedPrice: null }),
    line(4, '白', 'M', '6'),
  ]
  const difference = (lineId: number, kind: 'quantity' | 'price' | 'not_ordered' | 'not_received', by: string) => ({
    number: lineId,
    kind,
    group: null,
    lines: [{ lineId, kind, by, money: '1', causes: null }],
    quantity: null,
    money: '1',
  })
  const differences = [
    difference(1, 'quantity', '8'),
    difference(2, 'price', '60'),
    difference(3, 'not_ordered', '9'),
    difference(4, 'not_received', '6'),
  ]
  expect(correction({ lines, differences } as never)).toEqual({
    changed: [
      { id: 1, quantity: '132' },
      { id: 2, unitPrice: '3480' },
    ],
    removed: [3, 4],
  })
  expect(correction({ lines, differences: [] } as never)).toBeNull()
})
