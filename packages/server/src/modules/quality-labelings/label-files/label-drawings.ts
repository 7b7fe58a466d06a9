import { labelSvg, layoutLabel, type LabelPrint, type Locale } from '@tsumugi/domain'
import type { LabelRow } from '../stored-label.ts'

export const labelLocales: readonly Locale[] = ['ja', 'en', 'zh-CN']

export const printOf = (row: LabelRow): LabelPrint => ({
  edition: row.edition,
  codes: row.codes,
  parts: row.parts,
  instructions: row.instructions,
  attentions: row.attentions,
  sizeText: row.size_text,
  waterRepellent: row.water_repellent,
  wasteSpunRemark: row.waste_spun_remark,
  labellerName: row.labeller_name,
  labellerAddress: row.labeller_address,
  labellerPhone: row.labeller_phone,
  originCountry: row.origin_country,
})

/** The label in one language at its true size. */
export function svgOf(row: LabelRow, locale: Locale): string {
  const tape = { width: Number(row.label_width), height: Number(row.label_height) }
  return labelSvg(layoutLabel(printOf(row), locale, tape), row.edition, locale)
}
