import type { TenantRequest } from '../../http/request.ts'
import { notFound } from '../../http/refusal.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'
import { insertPicture, picturesOfProduct } from './picture-queries.ts'
import { productsToShow, type ProductRow } from './product-queries.ts'
import { insertItem, itemsOf } from './queries.ts'
import { settleSkus } from './skus.ts'

/** Shows products of the merchandising map: names, prices, colours and pictures are copied, and are the exhibition's own from then on. */
export async function takeProducts(
  request: TenantRequest,
  exhibition: ExhibitionRow,
  ids: readonly number[],
  sizes: readonly string[],
) {
  const { database, userGroupId } = request
  const wanted = { brandId: exhibition.brand_id, exhibitionId: exhibition.id, ids }
  const { rows } = await productsToShow(database, userGroupId, wanted, ids.length, 0)
  if (rows.length !== new Set(ids).size) throw notFound()
  const codes = new Set((await itemsOf(database, userGroupId, exhibition.id)).map(({ code }) => code))
  const open = rows.filter((row) => !row.taken && row.list_price !== null && !codes.has(codeOf(row)))
  for (const product of open) await show(request, exhibition, product, sizes)
  return { added: open.length, skipped: rows.length - open.length }
}

const codeOf = ({ code, id }: ProductRow) => code ?? `MD-${id}`

async function show(
  { database, userGroupId }: TenantRequest,
  exhibition: ExhibitionRow,
  product: ProductRow,
  sizes: readonly string[],
) {
  const colours = product.colours.length > 0 ? product.colours : [{ name: '-', hex: '#e8e4dc' }]
  const id = await insertItem(database, {
    user_group_id: userGroupId,
    exhibition_id: exhibition.id,
    merchandising_id: product.id,
    code: codeOf(product),
    name: product.name,
    category: product.category ?? '',
    list_price: product.list_price!,
    colours: JSON.stringify(colours),
    sizes: [...sizes],
    delivery_window: exhibition.delivery_windows[0]?.key ?? null,
  })
  await settleSkus(database, userGroupId, id, { colours, sizes })
  for (const picture of await picturesOfProduct(database, userGroupId, product.id)) {
    await insertPicture(database, userGroupId, id, {
      storageKey: picture.storage_key!,
      contentType: picture.content_type ?? '',
      name: picture.name,
    })
  }
}
