import type { RollUpRow } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { pictureUrl } from '../exhibition-items/picture-addresses.ts'
import { itemsOf } from '../exhibition-items/queries.ts'
import { plain, unitPriceOf } from '../exhibition-items/replies.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'
import { salesOfItems } from './roll-up-queries.ts'

/** What all orders come to, the best seller first; from sums, and what nobody ordered as well. */
export async function rollUp(database: Database, userGroupId: number, exhibition: ExhibitionRow): Promise<RollUpRow[]> {
  const items = await itemsOf(database, userGroupId, exhibition.id)
  const sales = await salesOfItems(database, userGroupId, exhibition.id)
  const rows = items.map((item): RollUpRow => {
    const sold = sales.get(item.id)
    const [picture] = item.pictures
    return {
      itemId: item.id,
      code: item.code,
      name: item.name,
      imageUrl: picture ? pictureUrl(exhibition.id, picture.key, 120) : null,
      listPrice: plain(item.list_price),
      unitPrice: unitPriceOf(item, exhibition),
      colours: item.colours,
      sizes: item.sizes,
      skus: item.skus,
      shops: sold?.shops ?? 0,
      quantity: sold?.quantity ?? 0,
      amount: plain(sold?.amount ?? '0'),
    }
  })
  return rows.toSorted((one, other) => other.quantity - one.quantity || compare(other.amount, one.amount))
}
