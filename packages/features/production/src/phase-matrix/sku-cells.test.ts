import type { PhaseMatrix } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { cellOf, figureTexts, linesOf, opened, rowKey, sendingOf, textsOf } from './sku-cells.ts'

const unit = (id: number, colorId: number | null, sizeId: number | null, quantity: number, more: object = {}) =>
  ({
    id,
    colorId,
    sizeId,
    name: null,
    jan: null,
    quantity,
    unitPrice: null,
    split: false,
    position: id,
    subQuantity: 0,
    lockVersion: 3,
    ...more,
  }) as PhaseMatrix['units'][number]
const colors = [
  { id: 7, code: '03', name: '生成り', hex: '#ece4d4' },
  { id: 5, code: '99', name: '墨', hex: null },
]
const sizes = [
  { id: 1, code: 'S', name: 'S' },
  { id: 2, code: 'M', name: 'M' },
]
const matrix = {
  units: [
    unit(1, 5, 1, 10, { unitPrice: '1250.5000' }),
    unit(2, 7, 2, 0),
    unit(3, 5, 1, 4, { name: 'A_1.5 左' }),
    unit(4, null, null, 2),
  ],
} as unknown as PhaseMatrix

it('rows follow the colours of the masters and their names, columns the sizes; what has none comes last', () => {
  const { rows, columns } = linesOf(textsOf(matrix), colors, sizes, '指定なし')
  expect(rows.map(({ label }) => label)).toEqual(['生成り', '墨', '墨 A_1.5 左', '指定なし'])
  expect(columns.map(({ label }) => label)).toEqual(['S', 'M', '指定なし'])
  expect(figureTexts(textsOf(matrix), 'unitPrice')['5~/1']).toBe('1250.5')
  expect(Object.keys(textsOf(matrix)).every((key) => !/[._]/.test(key))).toBe(true)
})

it('a changed cell changes its SKU, a new one adds one, an emptied one is of no pieces', () => {
  const base = textsOf(matrix)
  const sending = sendingOf(
    { 'quantity|5~|1': '', 'unitPrice|5~|1': '12.5', 'quantity|7~|1': '8', 'quantity|7~|9': '' },
    base,
    matrix,
  )
  expect(sending.changes).toEqual({
    changed: [{ id: 1, quantity: 0, unitPrice: '12.5', lockVersion: 3 }],
    added: [{ colorId: 7, sizeId: 1, name: null, quantity: 8 }],
  })
  expect(cellOf('stock_keeping_units.added.0.quantity', sending)).toBe('quantity|7~|1')
  expect(cellOf('stock_keeping_units', sending)).toBeUndefined()
})

it('typed over a figure that has changed since, the SKU goes with an older version', () => {
  const base = { ...textsOf(matrix), 'quantity|5~|1': '9' }
  expect(sendingOf({ 'quantity|5~|1': '12' }, base, matrix).changes.changed?.[0]?.lockVersion).toBe(2)
})

it('a colour opens a cell for each size, and none that is there', () => {
  const row = rowKey({ colorId: 7, name: null })
  expect(opened(textsOf(matrix), [row], ['1', '2'])).toEqual({ 'quantity|7~|1': '' })
})
