import type { ExhibitionOrder, ExhibitionOrderDetail } from '@tsumugi/contract'
import { plain } from '../exhibition-items/replies.ts'
import { pictureUrl } from '../exhibition-items/picture-addresses.ts'
import type { LineRow, OrderRow } from './queries.ts'

/** An order as the brand's board shows it. */
export const orderReply = (row: OrderRow): ExhibitionOrder => ({
  id: row.id,
  exhibitionId: row.exhibition_id,
  number: row.number,
  status: row.status,
  customerName: row.customer_name,
  customer: row.customer,
  note: row.note,
  reason: row.reason,
  locale: row.locale,
  styles: row.styles,
  quantity: row.quantity,
  amount: plain(row.amount),
  productionQuantity: row.production,
  submittedAt: row.submitted_at,
  updatedAt: row.updated_at,
  lockVersion: row.lock_version,
})

export const lineReply = (
  exhibitionId: number,
  { skuId, itemId, code, name, colour, size, quantity, unitPrice, pictureKey }: LineRow,
) => ({
  skuId,
  itemId,
  code,
  name,
  colour,
  size,
  quantity,
  unitPrice: plain(unitPrice),
  imageUrl: pictureKey && pictureUrl(exhibitionId, pictureKey, 120),
})

export const orderDetailReply = (row: OrderRow, lines: readonly LineRow[]): ExhibitionOrderDetail => ({
  ...orderReply(row),
  lines: lines.map((line) => ({ ...lineReply(row.exhibition_id, line), productionQuantity: line.productionQuantity })),
  matrices: [...new Set(lines.map(({ itemId }) => itemId))].map((itemId) =>
    styleReply(lines.filter((line) => line.itemId === itemId)),
  ),
})

/** What was taken out of the item since stands behind what the item has now. */
function styleReply(lines: readonly LineRow[]): ExhibitionOrderDetail['matrices'][number] {
  const { itemId, code, name, itemColours, itemSizes } = lines[0]!
  const ordered = <Key extends 'colour' | 'size'>(key: Key, known: readonly string[]) => {
    const found = new Set(lines.map((line) => line[key]))
    return [...known.filter((each) => found.has(each)), ...[...found].filter((each) => !known.includes(each))]
  }
  const hexes = new Map(itemColours.map((colour) => [colour.name, colour.hex]))
  const colours = ordered(
    'colour',
    itemColours.map((colour) => colour.name),
  ).map((each) => ({ name: each, hex: hexes.get(each) ?? '#ffffff' }))
  return { itemId, code, name, colours, sizes: ordered('size', itemSizes) }
}
