import { times, type Locale } from '@tsumugi/domain'
import { documentPdf } from '../../documents/pdf/document-pdf.ts'
import type { PdfDefinition } from '../../documents/pdf/pdf-definition.ts'
import { plain } from '../exhibition-items/replies.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'
import { orderWords } from './order-words.ts'
import type { LineRow, OrderRow } from './queries.ts'

export interface OrderPaper {
  order: OrderRow
  lines: readonly LineRow[]
  exhibition: ExhibitionRow
  sellerName: string
}

/** The order as a paper both sides may hold: nothing of the brand's own figures stands on it. */
export function orderDocument({ order, lines, exhibition, sellerName }: OrderPaper, locale: Locale): PdfDefinition {
  const { text, money, count, when } = orderWords(locale)
  const total = money(order.amount, exhibition.currency)
  return documentPdf({
    locale,
    title: text('title'),
    facts: [
      { label: text('number'), value: order.number },
      { label: text('submitted'), value: when(order.submitted_at) },
      { label: text('status'), value: text(`status.${order.status}`) },
    ],
    parties: [
      { role: text('buyer'), name: order.customer_name, lines: customerLines(order, exhibition) },
      { role: text('seller'), name: sellerName, lines: [exhibition.brand_name, exhibition.name] },
    ],
    headline: { label: text('total'), value: total },
    tables: [
      {
        columns: [
          { label: text('code'), width: 'auto' },
          { label: text('name') },
          { label: text('colour'), width: 'auto' },
          { label: text('size'), width: 'auto' },
          { label: text('quantity'), figure: true },
          { label: text('unitPrice'), figure: true },
          { label: text('amount'), figure: true },
        ],
        rows: lines.map((line) => [
          line.code,
          line.name,
          line.colour,
          line.size,
          count(line.quantity),
          money(plain(line.unitPrice), exhibition.currency),
          money(times(String(line.quantity), line.unitPrice), exhibition.currency),
        ]),
        totals: [[text('sum'), '', '', '', count(order.quantity), '', total]],
      },
    ],
    ...notesOf(order, exhibition, locale),
  })
}

function customerLines(
  { customer, customer_name: name }: OrderRow,
  { customer_parts: parts }: ExhibitionRow,
): string[] {
  return parts
    .filter(({ type }) => type !== 'check')
    .map(({ key }) => customer[key] ?? '')
    .filter((value) => value !== '' && value !== name)
}

function notesOf(order: OrderRow, exhibition: ExhibitionRow, locale: Locale) {
  const { text } = orderWords(locale)
  const note = [order.note, exhibition.terms && `${text('terms')}\n${exhibition.terms}`].filter(Boolean).join('\n\n')
  return note ? { notes: { heading: text('note'), text: note } } : {}
}
