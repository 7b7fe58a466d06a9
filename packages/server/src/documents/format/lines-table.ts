import type { PdfContent } from '../pdf/pdf-definition.ts'
import { tableOf, type PdfCell } from '../pdf/document-pdf.ts'
import type { FormatWords } from './format-words.ts'
import type { DocumentFormat, PrintedDocument, PrintedLine } from './printed-document.ts'

type Column = DocumentFormat['columns'][number]

const figures: ReadonlySet<Column> = new Set(['position', 'quantity', 'unitPrice', 'discount', 'taxRate', 'amount'])
/** Take the room the others leave, the first of them that is there. */
const stretching: readonly Column[] = ['description', 'note', 'code', 'color']

/** Words of any length: these wrap, so that the others stay whole. */
const wrapping: ReadonlySet<Column> = new Set(['description', 'color', 'note'])

/** The lines in the columns of the format; type grows smaller as columns grow many, so that a row stays on the paper. */
export function linesTable(
  { columns, paper }: DocumentFormat,
  { lines, currency }: PrintedDocument,
  words: FormatWords,
): PdfContent[] {
  if (columns.length === 0) return []
  const wide = stretching.find((column) => columns.includes(column))
  const narrow = paper === 'A4L' ? 12 : 9
  const table = tableOf({
    columns: columns.map((column) => ({
      label: words.text(`column.${column}`),
      figure: figures.has(column),
      whole: !wrapping.has(column) && column !== wide,
      width: column === wide ? '*' : column === 'picture' ? 34 : 'auto',
    })),
    rows: lines.map((line, at) => columns.map((column) => cells[column](line, words, { currency, at }))),
  })
  return [{ stack: table, fontSize: columns.length > narrow ? 7 : 8.5 }]
}

const cells: Record<
  Column,
  (line: PrintedLine, words: FormatWords, place: { currency: string; at: number }) => PdfCell
> = {
  position: (_, __, { at }) => String(at + 1),
  picture: ({ picture }) => (picture ? { image: picture, fit: [26, 26] } : ''),
  code: ({ code }) => code,
  description: ({ description }) => description,
  color: ({ color }) => color,
  size: ({ size }) => size,
  quantity: ({ quantity }, { figure }) => figure(quantity),
  unit: ({ unit }) => unit,
  unitPrice: ({ unitPrice }, { figure }) => figure(unitPrice),
  discount: ({ discount }, { figure }) => (discount ? figure(discount) : ''),
  taxRate: ({ taxRate }) => `${taxRate}%`,
  amount: ({ amount }, { money }, { currency }) => money(amount, currency),
  deliveryOn: ({ deliveryOn }, { day }) => (deliveryOn ? day(deliveryOn) : ''),
  note: ({ note }) => note,
}
