import type { VendorExportedMaterialDetail } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'
import { messages as en } from './messages/en.ts'
import { messages as ja, type ExportHeads } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const heads = { ja, en, 'zh-CN': zhCN } as const
const fields = Object.keys(ja) as (keyof ExportHeads)[]

/** The rows of an export as they are written. */
export const sheetOf = ({ name, lines }: VendorExportedMaterialDetail, locale: Locale): Sheet => ({
  name,
  columns: fields.map((field) => ({
    header: heads[locale][field],
    kind: field === 'quantity' ? ('number' as const) : ('text' as const),
  })),
  rows: lines.map((line) => fields.map((field) => line[field])),
})
