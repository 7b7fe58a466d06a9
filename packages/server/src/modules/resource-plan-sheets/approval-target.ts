import { canonicalText, type SnapshotField } from '@tsumugi/domain'
import type { CostSheetLine } from '@tsumugi/contract'
import type { Acting } from '../../records/acting.ts'
import type { ApprovalTargetRow, TargetReading } from '../approvals/public-face.ts'
import { linesOf } from './queries/line-queries.ts'
import { figuresOf } from './figures.ts'
import { withProductCost } from './product-cost.ts'
import { decideSheet, pageOfSheets, sheetOf, type SheetRow } from './queries/sheet-queries.ts'

/** What deciders read beside each figure. */
const labels = {
  version: { ja: '版', en: 'Version', 'zh-CN': '版本' },
  unitCost: { ja: '原価(1点)', en: 'Cost per piece', 'zh-CN': '单件成本' },
  costRate: { ja: '原価率(%)', en: 'Cost rate (%)', 'zh-CN': '成本率（%）' },
  retailPrice: { ja: '上代(税抜)', en: 'Retail price (ex-tax)', 'zh-CN': '零售价（不含税）' },
  targetCost: { ja: '目標原価', en: 'Target cost', 'zh-CN': '目标成本' },
  quantity: { ja: '数量', en: 'Quantity', 'zh-CN': '数量' },
  overheadPercent: { ja: '諸掛(%)', en: 'Overhead (%)', 'zh-CN': '其他费用（%）' },
  currency: { ja: '通貨', en: 'Currency', 'zh-CN': '币种' },
  lines: { ja: '行', en: 'Lines', 'zh-CN': '明细' },
  note: { ja: 'メモ', en: 'Note', 'zh-CN': '备注' },
} as const satisfies Record<string, SnapshotField['label']>

/** So many lines are named to those who decide; all of them are what is approved. */
const mostNamed = 50

/** Cost sheets that wait for a decision: approved they stand, any other end leads back to draft. */
export const costSheetTarget: ApprovalTargetRow = {
  read: (acting, id) => readingOf(acting, id, ({ status }) => status === 'submitted'),
  draft: (acting, id) => readingOf(acting, id, () => true),

  async search({ database, userGroupId }, words) {
    const { rows } = await pageOfSheets(database, userGroupId, { q: words }, { limit: 20, offset: 0 })
    return rows.map(({ id, name, styleNo, unitCost, currency }) => ({
      id,
      title: name,
      code: styleNo,
      imageUrl: null,
      amount: unitCost,
      currency,
    }))
  },

  async decided(acting, id, { status }) {
    const { database, userGroupId } = acting
    const row = await sheetOf(database, userGroupId, id)
    if (!row) return
    const decide = () => decideSheet(database, acting, id, status === 'approved' ? 'approved' : 'draft')
    if (await withProductCost(acting, row.productionId, decide)) await acting.notify('resource_plan_sheet', id)
  },
}

async function readingOf(
  { database, userGroupId }: Acting,
  id: number,
  isMeant: (row: SheetRow) => boolean,
): Promise<TargetReading | null> {
  const row = await sheetOf(database, userGroupId, id)
  if (!row || !isMeant(row)) return null
  const lines = await linesOf(database, id)
  const figures = figuresOf(row, lines)
  return {
    title: row.name,
    code: row.styleNo,
    amount: figures.total,
    currency: row.currency,
    brandId: null,
    partnerId: null,
    categoryIds: [],
    imageUrl: null,
    link: `/s/resource_plan_sheets/${id}`,
    lineage: String(row.productionId),
    fields: fieldsOf(row, lines, figures),
    whole: canonicalText(lines.map((line) => JSON.stringify({ ...line, id: null }))),
  }
}

function fieldsOf(row: SheetRow, lines: readonly CostSheetLine[], figures: ReturnType<typeof figuresOf>) {
  const field = (
    key: keyof typeof labels,
    kind: SnapshotField['kind'],
    value: SnapshotField['value'],
  ): SnapshotField => ({ key, kind, label: labels[key], value })
  return [
    field('version', 'quantity', String(row.version)),
    field('unitCost', 'money', figures.unitCost),
    field('costRate', 'quantity', figures.costRate),
    field('retailPrice', 'money', row.retailPrice),
    field('targetCost', 'money', row.targetCost),
    field('quantity', 'quantity', String(row.targetQuantity)),
    field('overheadPercent', 'quantity', row.overheadPercent),
    field('currency', 'text', row.currency),
    field(
      'lines',
      'list',
      lines.slice(0, mostNamed).map((line, at) => `${line.name}  ${figures.lines[at] ?? '–'}`),
    ),
    field('note', 'text', row.note),
  ]
}
