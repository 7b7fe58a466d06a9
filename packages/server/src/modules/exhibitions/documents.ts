import { documentPdf } from '../../documents/pdf/document-pdf.ts'
import type { PdfContent } from '../../documents/pdf/pdf-definition.ts'
import type { TenantRequest } from '../../http/request.ts'
import { itemAddress } from '../exhibition-items/qr-code.ts'
import { itemsOf } from '../exhibition-items/queries.ts'
import { unitPriceOf } from '../exhibition-items/replies.ts'
import { orderWords } from '../exhibition-orders/order-words.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { ordersOfExhibition } from '../exhibition-orders/queries.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'

export async function ordersPdfReply({ database, userGroupId, locale }: TenantRequest, exhibition: ExhibitionRow) {
  const { text, money, count, when } = orderWords(locale)
  const orders = (await ordersOfExhibition(database, userGroupId, exhibition.id)).filter(
    ({ status }) => status !== 'cancelled',
  )
  const definition = documentPdf({
    locale,
    title: text('orders.title'),
    facts: [{ label: exhibition.brand_name, value: exhibition.name }],
    parties: [],
    headline: { label: text('total'), value: money(exhibition.amount, exhibition.currency) },
    tables: [
      {
        columns: [
          { label: text('number'), width: 'auto' },
          { label: text('orders.shop') },
          { label: text('submitted'), width: 'auto' },
          { label: text('status'), width: 'auto' },
          { label: text('orders.styles'), figure: true },
          { label: text('quantity'), figure: true },
          { label: text('amount'), figure: true },
        ],
        rows: orders.map((order) => [
          order.number,
          order.customer_name,
          when(order.submitted_at),
          text(`status.${order.status}`),
          count(order.styles),
          count(order.quantity),
          money(order.amount, exhibition.currency),
        ]),
        totals: [
          [text('sum'), '', '', '', '', count(exhibition.quantity), money(exhibition.amount, exhibition.currency)],
        ],
      },
    ],
  })
  return () => pdfReply(definition, exhibition.name)
}

const tagsPerRow = 3

/** Tags for hangers: code, name, price and the way to the item's page. Three in a row, to be cut apart. */
export async function qrSheetReply(request: TenantRequest, exhibition: ExhibitionRow) {
  const { database, userGroupId, locale, origin } = request
  const { text, money } = orderWords(locale)
  const items = await itemsOf(database, userGroupId, exhibition.id)
  const tags = items.map((item): PdfContent => ({
    margin: [6, 8, 6, 8],
    unbreakable: true,
    columnGap: 8,
    columns: [
      { qr: itemAddress(origin, exhibition.id, item.id), fit: 72, width: 76 },
      {
        width: '*',
        stack: [
          { text: item.code, style: 'label' },
          { text: item.name, bold: true },
          { text: money(unitPriceOf(item, exhibition), exhibition.currency) },
          { text: exhibition.name, style: 'small' },
        ],
      },
    ],
  }))
  const body = Array.from({ length: Math.ceil(tags.length / tagsPerRow) }, (_, row) =>
    Array.from({ length: tagsPerRow }, (__, column): PdfContent => tags[row * tagsPerRow + column] ?? { text: '' }),
  )
  const title = `${text('tags.title')} ${exhibition.name}`
  const content: PdfContent[] =
    body.length > 0
      ? [{ table: { widths: ['*', '*', '*'], body, dontBreakRows: true }, layout: 'hairlines' }]
      : [{ text: title }]
  return () => pdfReply({ locale, title, content }, title)
}
