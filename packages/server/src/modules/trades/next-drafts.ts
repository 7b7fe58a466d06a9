import { documentKinds, snake, type DocumentKind, type TradeDraft } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import { notOrdered, type NamedGoods } from '@tsumugi/domain/trading'
import { invalid, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { kindOf, partnerOf, sideOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf, type LineDataRow, type LineValues } from '../../records/lines/line-queries.ts'
import { orderedGoods, putIntoTrade } from './chain-queries.ts'

const { trades } = documentKinds

/** The next document of a trade: what both know of it already is written once (design §9). Answers the id of the draft. */
export async function draftNext(request: TenantRequest, trade: DocumentDataRow, noun: TradeDraft): Promise<number> {
  const kind = kindOf(noun)
  const issuing = kind.issuer === trades.issuer ? 'issuer' : 'receiver'
  if (sideOf(trade, request.userGroupId) !== issuing) throw new Refusal(422, [{ code: 'transition_side' }])
  const lines =
    noun === 'contract' ? await linesToOrder(request, trade) : await linesOf(request.database, trades, [trade.id])
  const { id } = await createDraft(request, kind, {
    ...headOf(kind, trade),
    partnerId: partnerOf(trade, request.userGroupId)!,
    title: trade.title,
    currency: trade.currency,
    taken: lines.map((line) => lineOf(kind, line)),
  })
  await putIntoTrade(request.database, trade.id, [id])
  return id
}

/** What is not ordered yet, so that nothing is ordered twice; two who ask at once wait for each other. */
async function linesToOrder({ database }: TenantRequest, { id }: DocumentDataRow): Promise<LineDataRow[]> {
  await holdDocuments(database, [id])
  const lines = await linesOf(database, trades, [id])
  const ordered = await orderedGoods(database, id)
  const rests = notOrdered(lines as unknown as NamedGoods[], ordered)
  const open = lines.flatMap((line, at) => (compare(rests[at]!, '0') > 0 ? [{ ...line, quantity: rests[at]! }] : []))
  if (lines.length > 0 && open.length === 0) {
    const orders = [...new Set(ordered.map(({ document }) => document))].join(', ')
    throw invalid({ code: 'trade_ordered', meta: { orders } })
  }
  return open
}

/** Fields of the head that the trade has as well, but its remarks, which are about the trade. */
const headOf = ({ fields }: DocumentKind, trade: DocumentDataRow) =>
  known(
    trade,
    Object.keys(trades.fields).filter((field) => field in fields && field !== 'remarks'),
  )

/** What must have a price and has none yet begins at nothing. */
const lineOf = ({ lines: fields }: DocumentKind, line: Readonly<Record<string, unknown>>): LineValues => ({
  ...('unitPrice' in fields && { unitPrice: '0' }),
  ...known(
    line,
    Object.keys(trades.lines).filter((field) => field in fields),
  ),
})

function known(row: Readonly<Record<string, unknown>>, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const values = fields.map((field) => [field, row[snake(field)]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== null && value !== undefined))
}
