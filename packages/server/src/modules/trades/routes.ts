import { contract, documentKinds } from '@tsumugi/contract'
import { sidesInTurn } from '@tsumugi/domain'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import { kindOf, partnerOf, sideOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import {
  documentsOfTrade,
  documentsWithoutTrade,
  orderedLines,
  putIntoTrade,
  takeOutOfTrade,
  tradesOf,
  type ChainRow,
} from './chain-queries.ts'
import { fairnessOf } from './fairness.ts'
import { followDocuments } from './follow-moves.ts'
import { draftNext } from './next-drafts.ts'
import { draftPurchase } from './purchase-drafts.ts'
import { isRunning, sells, tradeOf } from './trade-queries.ts'

export const tradeChainRoutes = serve(contract.tradeChains)({
  async show(request, { params }) {
    await tradeOf(request, params.id)
    return { data: await chainOf(request, params.id) }
  },
  async ofRequest({ database }, { params }) {
    const [asked] = await documentsById(database, documentKinds.tradeRequests, [params.id])
    if (!asked) throw notFound()
    const [id] = await tradesOf(database, [params.id])
    const [trade] = id === undefined ? [] : await documentsById(database, documentKinds.trades, [id])
    return { data: trade ? { id: trade.id, number: trade.number, title: trade.title } : null }
  },
  async lines(request, { params }) {
    await tradeOf(request, params.id)
    return { data: await orderedLines(request.database, params.id) }
  },
  async fairness(request, { params }) {
    return { data: await fairnessOf(request, await tradeOf(request, params.id)) }
  },
  async candidates(request, { params }) {
    const trade = await tradeOf(request, params.id)
    const rows = trade.shared ? await documentsWithoutTrade(request.database, params.id) : []
    return { data: rows.map((row) => chainReply(row, request.userGroupId)) }
  },
  async add(request, { params, body }) {
    const { database } = request
    await holdDocuments(database, [params.id, ...body.documentIds])
    const trade = await tradeOf(request, params.id)
    if (!trade.shared) throw invalid({ code: 'transition_status' })
    const free = new Set((await documentsWithoutTrade(database, params.id)).map(({ id }) => id))
    if (body.documentIds.some((id) => !free.has(id))) throw invalid({ code: 'not_found', field: 'documentIds' })
    const added = await putIntoTrade(database, params.id, body.documentIds)
    await told(request, trade, 'document_added', { documents: added.length })
    await followDocuments(request, params.id)
    return { data: await chainOf(request, params.id) }
  },
  async draft(request, { params, body }) {
    const trade = await tradeOf(request, params.id)
    if (!isRunning(trade)) throw invalid({ code: 'transition_status' })
    return { data: { id: await draftNext(request, trade, body.noun) } }
  },
  async purchase(request, { params, body }) {
    const sale = await tradeOf(request, params.id)
    if (!sells(sale, request.userGroupId) || !isRunning(sale)) throw invalid({ code: 'transition_status' })
    return { data: { id: await draftPurchase(request, sale, body.partnerId) } }
  },
  async remove(request, { params }) {
    await holdDocuments(request.database, [params.id, params.documentId])
    const trade = await tradeOf(request, params.id)
    if (!(await takeOutOfTrade(request.database, params.id, params.documentId))) throw notFound()
    await told(request, trade, 'document_deleted', {})
    return null
  },
})

const chainOf = async ({ database, userGroupId }: TenantRequest, id: number) =>
  (await documentsOfTrade(database, id)).map((row) => chainReply(row, userGroupId))

function chainReply(row: ChainRow, userGroupId: number) {
  const { lifecycle } = kindOf(row.noun)
  const turn = sidesInTurn(lifecycle, row.status, sideOf(row, row.author_id))
  return {
    id: row.id,
    noun: row.noun,
    number: row.number,
    title: row.title,
    status: row.status,
    revision: row.revision,
    currency: row.currency,
    quantity: row.quantity,
    amount: row.amount,
    issueDate: row.issue_date,
    turn: turn.length === 0 ? null : turn.includes(sideOf(row, userGroupId)) ? ('ours' as const) : ('theirs' as const),
    since: row.updated_at,
  }
}

const told = (
  request: TenantRequest,
  trade: DocumentDataRow,
  verb: 'document_added' | 'document_deleted',
  detail: Readonly<Record<string, unknown>>,
) =>
  changed(request, {
    noun: 'trade',
    verb,
    id: trade.id,
    partnerId: partnerOf(trade, request.userGroupId),
    detail: { number: trade.number, ...detail },
  })
