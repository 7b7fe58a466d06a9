import type { ApprovalFile } from '@tsumugi/contract'
import { times, type SnapshotField } from '@tsumugi/domain'
import type { Acting } from '../../records/acting.ts'
import { trimmedAmount } from '../approvals/amounts.ts'
import { fileUrls, fileReply } from '../merchandising-files/replies.ts'
import { filesOf } from '../merchandising-files/queries.ts'
import { merchandisingsOf, type MerchandisingRow } from '../merchandising-records/queries.ts'
import { categoryNames } from './queries.ts'

const labels = {
  name: { ja: '商品名', en: 'Name', 'zh-CN': '商品名称' },
  code: { ja: '品番', en: 'Style number', 'zh-CN': '款号' },
  releaseOn: { ja: '投入日', en: 'Release', 'zh-CN': '上市日' },
  categories: { ja: '分類', en: 'Categories', 'zh-CN': '分类' },
  planQuantity: { ja: '計画数量', en: 'Planned quantity', 'zh-CN': '计划数量' },
  listPrice: { ja: '上代(税抜)', en: 'List price (ex. tax)', 'zh-CN': '零售价(未税)' },
  unitCost: { ja: '原価', en: 'Unit cost', 'zh-CN': '成本' },
  markdownPercent: { ja: '値下率', en: 'Markdown', 'zh-CN': '降价率' },
  colours: { ja: '色', en: 'Colours', 'zh-CN': '颜色' },
} as const

type Place = Pick<Acting, 'database' | 'userGroupId'>

/** Planned products as a workflow's deciders see them, in the order asked for; what is gone is left out. */
export async function readProducts({ database, userGroupId }: Place, ids: readonly number[]) {
  const rows = await merchandisingsOf(database, userGroupId, ids)
  const names = await categoryNames(
    database,
    userGroupId,
    rows.flatMap((row) => row.category_ids.map(Number)),
  )
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => productReading(row, names)))
}

/** One of them, null when it is not there, or no longer. */
export const readProduct = async (place: Place, id: number): Promise<ProductReading | null> =>
  (await readProducts(place, [id]))[0] ?? null

/** What a product will cost is its amount. */
function productReading(row: MerchandisingRow, names: ReadonlyMap<number, string>) {
  const categoryIds = row.category_ids.map(Number)
  const amount =
    row.plan_quantity !== null && row.unit_cost !== null ? times(String(row.plan_quantity), row.unit_cost) : null
  const values: Record<keyof typeof labels, [SnapshotField['kind'], SnapshotField['value']]> = {
    name: ['text', row.name],
    code: ['text', row.code],
    releaseOn: ['date', row.release_on],
    categories: ['list', categoryIds.flatMap((id) => names.get(id) ?? [])],
    planQuantity: ['quantity', row.plan_quantity === null ? null : String(row.plan_quantity)],
    listPrice: ['money', trimmedAmount(row.list_price)],
    unitCost: ['money', trimmedAmount(row.unit_cost)],
    markdownPercent: ['percent', trimmedAmount(row.markdown_percent)],
    colours: ['colour', row.colours.map(({ name, hex }) => `${hex} ${name}`)],
  }
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).map((key): SnapshotField => {
    const [kind, value] = values[key]
    return { key: `product.${key}`, label: labels[key], kind, value }
  })
  return {
    id: row.id,
    title: row.name,
    code: row.code,
    amount: amount === null ? null : trimmedAmount(amount),
    currency: row.base_currency,
    brandId: row.brand_id,
    categoryIds,
    fields,
    status: row.status,
    imageUrl:
      row.primary_file_id === null
        ? null
        : fileUrls(row.id, row.primary_file_id, row.primary_file_revision ?? 0).thumbnail(320),
    link: `/s/merchandisings/md_map/${row.brand_id}/${row.id}`,
  }
}
export type ProductReading = ReturnType<typeof productReading>

export async function productFiles(
  { database, userGroupId }: Pick<Acting, 'database' | 'userGroupId'>,
  id: number,
): Promise<ApprovalFile[]> {
  return (await filesOf(database, userGroupId, id))
    .map(fileReply)
    .map(({ name, kind, size, url, previewUrl, thumbnails }) => ({
      name,
      kind,
      size,
      url,
      previewUrl,
      thumbnailUrl: thumbnails['120'] ?? null,
    }))
}
