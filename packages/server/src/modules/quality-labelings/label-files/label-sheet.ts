import { madeIn, printedCodes, printedParts, printedTerms, type LabelPrint, type Locale } from '@tsumugi/domain'
import type { CellText, SheetColumn } from '../../../documents/spreadsheet/sheet.ts'
import { labelLocales, printOf } from './label-drawings.ts'
import { labelTextIn } from '../label-texts.ts'
import type { LabelRow } from '../stored-label.ts'

interface LabelColumn extends SheetColumn {
  cell(row: LabelRow): CellText
}

/** One line per label for a label printer. CP932 has no simplified signs, so those columns go only with UTF-8. */
export function labelColumns(locale: Locale, encoding: 'utf8' | 'cp932'): LabelColumn[] {
  const text = labelTextIn(locale)
  const printed = encoding === 'utf8' ? labelLocales : labelLocales.filter((each) => each !== 'zh-CN')
  const inEach = (word: 'composition' | 'terms' | 'origin', cell: (row: LabelRow, each: Locale) => string) =>
    printed.map((each) => ({ header: text(`column.${word}.${each}`), cell: (row: LabelRow) => cell(row, each) }))
  return [
    { header: text('styleNo'), cell: (row) => row.style_no },
    { header: text('itemName'), cell: (row) => row.item_name },
    { header: text('version'), cell: (row) => row.version },
    { header: text('sizeText'), cell: (row) => row.size_text },
    { header: text('edition'), cell: (row) => row.edition },
    { header: text('codes'), cell: (row) => printedCodes(printOf(row)).join(' ') },
    ...inEach('composition', (row, each) => compositionOf(printOf(row), each)),
    ...inEach('terms', (row, each) => printedTerms(printOf(row), each)),
    ...inEach('origin', (row, each) => madeIn(row.origin_country, each)),
    { header: text('labeller'), cell: (row) => row.labeller_name },
    { header: text('address'), cell: (row) => row.labeller_address },
    { header: text('phone'), cell: (row) => row.labeller_phone },
  ]
}

/** 表地 綿70% 麻30% / 別布 綿100% */
const compositionOf = (print: LabelPrint, locale: Locale) =>
  printedParts(print, locale)
    .map(({ name, rows }) =>
      [name, ...rows.map((row) => `${row.name}${locale === 'en' && row.figure ? ' ' : ''}${row.figure}`)]
        .filter(Boolean)
        .join(' '),
    )
    .join(' / ')
