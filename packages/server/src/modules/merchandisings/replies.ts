import type { Merchandising, MerchandisingCard, MerchandisingFile } from '@tsumugi/contract'
import { fileUrls } from '../merchandising-files/replies.ts'
import type { CardRow } from '../merchandising-records/queries.ts'
import type { MerchandisingRow } from '../merchandising-records/queries.ts'

/** A card on the map. Money keeps the places it needs: ¥5,900 is `5900`, ¥12.5 is `12.5`. */
export const cardReply = (row: CardRow): MerchandisingCard => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  code: row.code,
  status: row.status,
  releaseOn: row.release_on,
  categoryIds: row.category_ids.map(Number),
  planQuantity: row.plan_quantity,
  listPrice: trimmed(row.list_price),
  unitCost: trimmed(row.unit_cost),
  costSource: row.cost_typed ? 'typed' : 'sheet',
  costSheetId: row.cost_typed ? null : row.cost_sheet_id,
  colours: row.colours,
  tags: row.tags,
  imageUrl:
    row.primary_file_id === null
      ? null
      : fileUrls(row.id, row.primary_file_id, row.primary_file_revision ?? 0).thumbnail(480),
  fileCount: row.file_count,
  lockVersion: row.lock_version,
})

export const merchandisingReply = (row: MerchandisingRow, files: MerchandisingFile[]): Merchandising => ({
  ...cardReply(row),
  markdownPercent: trimmed(row.markdown_percent),
  salesPlan: trimmed(row.sales_plan),
  costSheet: costSheetReply(row),
  note: row.note,
  template: row.template,
  primaryProductionId: row.primary_production_id,
  currency: row.base_currency,
  files,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
})

const costSheetReply = (row: MerchandisingRow): Merchandising['costSheet'] =>
  row.cost_sheet_id === null
    ? null
    : {
        id: row.cost_sheet_id,
        version: row.cost_sheet_version!,
        status: row.cost_sheet_status!,
        unitCost: trimmed(row.cost_sheet_cost)!,
      }

/** `5900.0000` as stored becomes `5900`. */
const trimmed = (amount: string | null) =>
  amount?.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)).replace(/(\.\d*?)0+$/, '$1') ?? null
