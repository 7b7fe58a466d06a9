import { madeIn, printedCodes, printedParts, printedTerms, type LabelPrint, type Locale } from '@tsumugi/domain'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'
import { labelLocales, printOf } from './label-drawings.ts'
import { labelTextIn } from './label-texts.ts'
import type { LabelRow } from './stored-label.ts'

/** One line per label for a label printer. CP932 has no simplified signs, so those columns go only with UTF-8. */
export function labelSheet(rows: readonly LabelRow[], locale: Locale, encoding: 'utf8' | 'cp932'): Sheet {
  const text = labelTextIn(locale)
  const printed = encoding === 'utf8' ? labelLocales : labelLocales.filter((each) => each !== 'zh-CN')
  const inEach = (word: 'composition' | 'terms' | 'origin') =>
    printed.map((each) => ({ header: text(`column.${word}.${each}`) }))
  return {
    name: text('title'),
    columns: [
      ...(['styleNo', 'itemName', 'version', 'sizeText', 'edition', 'codes'] as const).map((word) => ({
        header: text(word),
      })),
      ...inEach('composition'),
      ...inEach('terms'),
      ...inEach('origin'),
      ...(['labeller', 'address', 'phone'] as const).map((word) => ({ header: text(word) })),
    ],
    rows: rows.map((row) => {
      const print = printOf(row)
      return [
        row.style_no,
        row.item_name,
        row.version,
        row.size_text,
        row.edition,
        printedCodes(print).join(' '),
        ...printed.map((each) => compositionOf(print, each)),
        ...printed.map((each) => printedTerms(print, each)),
        ...printed.map((each) => madeIn(row.origin_country, each)),
        row.labeller_name,
        row.labeller_address,
        row.labeller_phone,
      ]
    }),
  }
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
