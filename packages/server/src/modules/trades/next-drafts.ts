import { documentKinds, snake, type DocumentKind, type TradeDraft } from '@tsumugi/contract'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { kindOf, partnerOf, sideOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf, type LineValues } from '../../records/lines/line-queries.ts'
import { putIntoTrade } from './chain-queries.ts'

const { trades } = documentKinds

/** The next document of a trade: what both know of it already is written once (design §9). Answers the id of the draft. */
export async function draftNext(request: TenantRequest, trade: DocumentDataRow, noun: TradeDraft): Promise<number> {
  const kind = kindOf(noun)
  const issuing = kind.issuer === trades.issuer ? 'issuer' : 'receiver'
  if (sideOf(trade, request.userGroupId) !== issuing) throw new Refusal(422, [{ code: 'transition_side' }])
  const lines = await linesOf(request.database, trades, [trade.id])
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
