import type { ApprovalFile } from '@tsumugi/contract'
import { times, type SnapshotField } from '@tsumugi/domain'
import type { Acting } from '../../records/acting.ts'
import { trimmedAmount } from '../approvals/amounts.ts'
import { fileUrls, fileReply } from '../merchandising-files/replies.ts'
import { filesOf } from '../merchandising-files/queries.ts'
import { merchandisingOf } from '../merchandising-records/queries.ts'
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

/** A planned product as a workflow's deciders see it. What it will cost is its amount. */
export async function readProduct({ database, userGroupId }: Pick<Acting, 'database' | 'userGroupId'>, id: number) {
  const row = await merchandisingOf(database, userGroupId, id)
  if (!row) return null
  const categoryIds = row.category_ids.map(Number)
  const amount =
    row.plan_quantity !== null && row.unit_cost !== null ? times(String(row.plan_quantity), row.unit_cost) : null
  const values: Record<keyof typeof labels, [SnapshotField['kind'], SnapshotField['value']]> = {
    name: ['text', row.name],
    code: ['text', row.code],
    releaseOn: ['date', row.release_on],
    categories: ['list', await categoryNames(database, userGroupId, categoryIds)],
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
    id,
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
        : fileUrls(id, row.primary_file_id, row.primary_file_revision ?? 0).thumbnail(320),
    link: `/s/merchandisings/md_map/${row.brand_id}/${id}`,
  }
}
export type ProductReading = NonNullable<Awaited<ReturnType<typeof readProduct>>>

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
