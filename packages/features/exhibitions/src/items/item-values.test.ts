import type { ExhibitionItem } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { colourFaults, limitKey, newColour, orderedOf, piecesIn } from '../item-skus/item-grid.ts'
import { itemInput, itemValues } from './item-values.ts'

const sku = (colour: string, size: string, limit: number | null, ordered = 0) => ({
  id: 0,
  colour,
  size,
  limit,
  ordered,
})
const item = {
  code: 'A',
  name: 'B',
  category: '',
  fabric: '',
  note: '',
  listPrice: '100',
  wholesalePrice: null,
  deliveryWindow: null,
  colours: [
    { name: '白/生成', hex: '#ffffff' },
    { name: 'ライト グレー', hex: '#cccccc' },
  ],
  sizes: ['S', '1/2'],
  skus: [
    sku('白/生成', 'S', null),
    sku('白/生成', '1/2', 12, 5),
    sku('ライト グレー', 'S', 0),
    sku('ライト グレー', '1/2', null, 3),
  ],
} as unknown as ExhibitionItem

it('an item that is opened and saved is what it was, whatever its colours and sizes are called', () => {
  expect(itemInput(itemValues(item))).toMatchObject({
    colours: item.colours,
    sizes: item.sizes,
    limits: item.skus.map(({ colour, size, limit }) => ({ colour, size, limit })),
  })
})

it('an empty cell has no limit, and none is not nothing', () => {
  const values = itemValues(item)
  const [white] = values.colours
  const limits = { ...values.limits, [limitKey(white!, '1/2')]: ' ', [limitKey(white!, 'S')]: '0' }
  expect(itemInput({ ...values, limits }).limits.map(({ limit }) => limit)).toEqual([0, null, 0, null])
})

it('the limits of a colour stay with it when it is called otherwise', () => {
  const values = itemValues(item)
  const colours = values.colours.map((each, at) => (at === 0 ? { ...each, name: '雪' } : each))
  expect(itemInput({ ...values, colours }).limits[1]).toEqual({ colour: '雪', size: '1/2', limit: 12 })
})

it('a colour without a name or with one that is there already is told', () => {
  const [white, grey] = itemValues(item).colours
  const unnamed = newColour([white!, grey!])
  const again = newColour([white!, grey!, unnamed], '白/生成')
  expect(new Set([white, grey, unnamed, again].map((each) => each!.key)).size).toBe(4)
  expect([...colourFaults([white!, grey!, unnamed, again])]).toEqual([
    [unnamed.key, 'empty'],
    [again.key, 'twice'],
  ])
})

it('knows what has been ordered of a colour and of a size', () => {
  const ordered = orderedOf(item)
  const [white] = itemValues(item).colours
  expect([piecesIn(ordered, { colour: white!.key }), piecesIn(ordered, { size: '1/2' })]).toEqual([5, 8])
  expect(piecesIn(ordered, { size: 'S' })).toBe(0)
})
