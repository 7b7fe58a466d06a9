import { times } from '@tsumugi/domain'
import type { CellText, SheetColumn, SpreadsheetFormat } from '../../documents/spreadsheet/sheet.ts'
import { longSpreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import type { LaterSheet } from '../../documents/spreadsheet/write-on-thread.ts'
import type { TenantRequest } from '../../http/request.ts'
import { itemsById } from '../exhibition-items/queries.ts'
import { plain, unitPriceOf } from '../exhibition-items/replies.ts'
import { customerEmailOf } from '../exhibition-orders/check-order.ts'
import { orderWords } from '../exhibition-orders/order-words.ts'
import { lineIdsOf, linesById, orderIdsOf, ordersById } from '../exhibition-orders/queries.ts'
import type { ExhibitionRow } from '../exhibition-records/queries.ts'
import { itemIdsBySales } from './roll-up-queries.ts'

/** Lines, orders and roll-up. A CSV holds the lines, which say everything; figures are figures, codes are text. */
export async function exportReply(request: TenantRequest, exhibition: ExhibitionRow, format: SpreadsheetFormat) {
  const { database, userGroupId, locale } = request
  const { text } = orderWords(locale)
  const [lines, orders, items] = [
    await lineIdsOf(database, userGroupId, exhibition.id),
    await orderIdsOf(database, userGroupId, exhibition.id),
    await itemIdsBySales(database, userGroupId, exhibition.id),
  ]
  const sheets = [
    linesSheet(request, text, lines),
    ordersSheet(request, text, exhibition, orders),
    rollUpSheet(request, text, exhibition, items),
  ]
  return () => longSpreadsheetReply(sheets, format, exhibition.name)
}

type Text = ReturnType<typeof orderWords>['text']
type Row = readonly CellText[]

/** Rows of a page, read in a short transaction of its own. */
const paged =
  (request: TenantRequest, read: (own: TenantRequest, some: readonly number[]) => Promise<Row[]>) =>
  (some: readonly number[]) =>
    request.afterwards((own) => read(own, some))

const productColumns = (text: Text): SheetColumn[] =>
  (['code', 'name', 'colour', 'size'] as const).map((word) => ({ header: text(word) }))

const linesSheet = (request: TenantRequest, text: Text, ids: readonly number[]): LaterSheet => ({
  name: text('sheet.lines'),
  columns: [
    { header: text('number') },
    { header: text('status') },
    { header: text('orders.shop') },
    ...productColumns(text),
    { header: text('quantity'), kind: 'number' },
    { header: text('unitPrice'), kind: 'money' },
    { header: text('amount'), kind: 'money' },
    { header: text('production'), kind: 'number' },
  ],
  ids,
  rowsOf: paged(request, async ({ database, userGroupId }, some) =>
    (await linesById(database, userGroupId, some)).map((line) => [
      line.number,
      text(`status.${line.status}`),
      line.customer_name,
      line.code,
      line.name,
      line.colour,
      line.size,
      line.quantity,
      plain(line.unit_price),
      times(String(line.quantity), line.unit_price),
      line.production_quantity,
    ]),
  ),
})

const ordersSheet = (
  request: TenantRequest,
  text: Text,
  { customer_parts: parts }: ExhibitionRow,
  ids: readonly number[],
): LaterSheet => ({
  name: text('sheet.orders'),
  columns: [
    { header: text('number') },
    { header: text('submitted') },
    { header: text('status') },
    { header: text('orders.shop') },
    { header: text('sheet.mail') },
    { header: text('orders.styles'), kind: 'number' },
    { header: text('quantity'), kind: 'number' },
    { header: text('amount'), kind: 'money' },
    { header: text('note') },
  ],
  ids,
  rowsOf: paged(request, async ({ database, userGroupId }, some) =>
    (await ordersById(database, userGroupId, some)).map((order) => [
      order.number,
      order.submitted_at,
      text(`status.${order.status}`),
      order.customer_name,
      customerEmailOf(parts, order.customer) ?? '',
      order.styles,
      order.quantity,
      plain(order.amount),
      order.note,
    ]),
  ),
})

const rollUpSheet = (
  request: TenantRequest,
  text: Text,
  exhibition: ExhibitionRow,
  ids: readonly number[],
): LaterSheet => ({
  name: text('sheet.rollUp'),
  columns: [
    ...productColumns(text),
    { header: text('quantity'), kind: 'number' },
    { header: text('sheet.limit'), kind: 'number' },
    { header: text('production'), kind: 'number' },
    { header: text('unitPrice'), kind: 'money' },
  ],
  ids,
  rowsOf: paged(request, async ({ database, userGroupId }, some) =>
    (await itemsById(database, userGroupId, some)).flatMap((item) =>
      item.skus.map((sku) => [
        item.code,
        item.name,
        sku.colour,
        sku.size,
        sku.ordered,
        sku.limit,
        sku.converted,
        unitPriceOf(item, exhibition),
      ]),
    ),
  ),
})
