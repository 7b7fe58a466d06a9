import { findCareSymbol, careSymbolSvg, printedCodes, type LabelStatusMessages, type Locale } from '@tsumugi/domain'
import { documentPdf } from '../../../documents/pdf/document-pdf.ts'
import { pointsPerMillimetre, type PdfContent, type PdfDefinition } from '../../../documents/pdf/pdf-definition.ts'
import { labelLocales, printOf, svgOf } from './label-drawings.ts'
import { labelTextIn, statusWordsIn } from '../label-texts.ts'
import type { LabelRow } from '../stored-label.ts'

/** A page for each label: the tape in three languages at true size, and what its symbols mean. */
export async function labelsPdf(rows: readonly LabelRow[], locale: Locale): Promise<PdfDefinition> {
  const statuses = await statusWordsIn(locale)
  const pages = rows.map((row) => pageOf(row, locale, statuses))
  const title = rows.length === 1 ? pages[0]!.title : labelTextIn(locale)('title')
  const content = pages.flatMap((page, at): PdfContent[] =>
    at === 0 ? page.content : [{ stack: page.content, pageBreak: 'before' }],
  )
  return { locale, title, content }
}

function pageOf(row: LabelRow, locale: Locale, statuses: LabelStatusMessages): PdfDefinition {
  const text = labelTextIn(locale)
  const approval = [row.approved_at?.slice(0, 10), row.approved_by_name].filter(Boolean).join('\n')
  const document = documentPdf({
    locale,
    title: text('title'),
    facts: [
      { label: text('styleNo'), value: row.style_no || '–' },
      { label: text('version'), value: text('versionOf', { version: row.version }) },
      { label: text('status'), value: statuses[row.status] },
      ...(approval ? [{ label: text('approved'), value: approval }] : []),
      { label: text('size'), value: `${Number(row.label_width)} × ${Number(row.label_height)} mm` },
    ],
    parties: [{ role: text('itemName'), name: row.item_name, lines: [row.item_type, row.labeller_name] }],
    tables: [],
  })
  return { ...document, content: [...document.content, tapes(row), ...meanings(row, locale)] }
}

function tapes(row: LabelRow): PdfContent {
  const width = Number(row.label_width) * pointsPerMillimetre
  const height = Number(row.label_height) * pointsPerMillimetre
  const drawn = labelLocales.map((locale): PdfContent => ({ svg: framed(svgOf(row, locale)), width, height }))
  return { columns: drawn, columnGap: 18, margin: [0, 0, 0, 18] }
}

/** The edge of the tape, which the printed label does not carry. */
const framed = (svg: string) =>
  svg.replace(
    'fill="#000">',
    'fill="#000"><rect x="0" y="0" width="100%" height="100%" fill="none" stroke="#c9ccd1" stroke-width="0.1"/>',
  )

function meanings(row: LabelRow, locale: Locale): PdfContent[] {
  const text = labelTextIn(locale)
  const rows = printedCodes(printOf(row)).map((code) => [
    { svg: careSymbolSvg(code, row.edition)!, fit: [18, 18] } satisfies PdfContent,
    String(code),
    findCareSymbol(code, row.edition)?.meaning[locale] ?? '',
  ])
  if (rows.length === 0) return []
  const columns = [
    { label: text('symbols'), width: 70 },
    { label: text('code'), width: 40 },
    { label: text('meaning') },
  ]
  return documentPdf({ locale, title: '', facts: [], parties: [], tables: [{ columns, rows }] }).content.slice(1)
}
