import {
  checkLabel,
  compareParts,
  openFindings,
  type LabelContent,
  type LabelFinding,
  type LabelPart,
} from '@tsumugi/domain'
import type { LabelRow } from '../stored-label.ts'

const partsOf = (row: LabelRow): LabelPart[] =>
  row.parts.map(({ partNameId, mode, rows }) => ({
    partName: partNameId === null ? null : String(partNameId),
    mode,
    rows: rows.map(blankIsNull),
  }))

const blankIsNull = <Row extends { percent: string | null }>(row: Row): Row => ({
  ...row,
  percent: row.percent === '' ? null : row.percent,
})

const contentOf = (row: LabelRow): LabelContent => ({
  care: { edition: row.edition, codes: row.codes, unrestricted: row.unrestricted },
  parts: partsOf(row),
  labellerName: row.labeller_name,
  labellerAddress: row.labeller_address,
  labellerPhone: row.labeller_phone,
  originCountry: row.origin_country,
})

/** Everything the rules say about a label, the laboratory's figures included. */
export function checkRow(row: LabelRow) {
  const { comparisons, findings } = compareParts(partsOf(row), row.lab?.results ?? [], {
    wasteSpunRemark: row.waste_spun_remark,
  })
  return { findings: [...checkLabel(contentOf(row)), ...findings], comparisons }
}

/** What still holds a label up, given the warnings accepted for it. */
export function heldUpBy(
  row: LabelRow,
  accepted: readonly string[],
): { errors: LabelFinding[]; warnings: LabelFinding[] } {
  const open = openFindings(checkRow(row).findings, accepted)
  return {
    errors: open.filter(({ level }) => level === 'error'),
    warnings: open.filter(({ level }) => level === 'warning'),
  }
}
