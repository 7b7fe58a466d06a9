import { contract, documentKinds, type Arrival, type Counting } from '@tsumugi/contract'
import { addDays, minus } from '@tsumugi/domain'
import { arrivalOutcome, rangeOf } from '@tsumugi/domain/trading'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { addCounted, rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { termsBetween } from '../invoices/public-face.ts'
import {
  type ArrivalRow,
  arrivalsBetween,
  cartonCounter,
  countedCartons,
  countingOf,
  insertCounting,
  janCodes,
  recentCountings,
  type LineAddition,
  type NewCounting,
} from './counting-queries.ts'
import { packingOf } from './shipping-rules.ts'

const deliveries = documentKinds.deliveries

export const deliveryCountingRoutes = serve(contract.deliveryCountings)({
  async list(request, { params }) {
    const { database } = request
    const { id } = await rowOf(request, deliveries, params.id)
    // Whoever counts holds the document: held here too, figures and counts are of one moment.
    await holdDocuments(database, [id])
    const [lines, cartons, recent, codes] = await Promise.all([
      linesOf(database, deliveries, [id]),
      countedCartons(database, id),
      recentCountings(database, id),
      janCodes(database, id),
    ])
    const figures = lines.map((line) => ({
      id: line.id,
      received: String(line.received),
      accepted: String(line.accepted),
      rejected: String(line.rejected),
    }))
    return { data: { cartons, recent, figures, codes } }
  },

  async create(request, { params, body }) {
    const { id } = await rowOf(request, deliveries, params.id)
    // Who counts at the same time waits here: then each carton is counted by one of them.
    await holdDocuments(request.database, [id])
    return { data: await count(request, await rowOf(request, deliveries, id), body.counting) }
  },
})

/** Counts once under the device's id; what was counted under it before stands as it is. */
export async function count(request: TenantRequest, row: DocumentDataRow, given: Counting) {
  const { database, accountId } = request
  if (await countingOf(database, row.id, given.clientId)) {
    nothingToDo(request)
    return { isNew: false, ids: [], values: [] }
  }
  const counting = await countingFrom(request, row, given)
  const done = await addCounted(request, deliveries, row, counting.action, counting.lines)
  await insertCounting(database, row.id, accountId, counting)
  return { isNew: true, ...done }
}

async function countingFrom(
  { database }: TenantRequest,
  row: DocumentDataRow,
  { clientId, action, lines, undoes, ...given }: Counting,
): Promise<NewCounting> {
  const { carton, countedAt } = { carton: given.carton ?? null, countedAt: given.countedAt ?? null }
  const base = { clientId, action, carton, undoesId: null, countedAt }
  if (undoes !== undefined) {
    const before = await countingOf(database, row.id, undoes)
    if (!before) throw invalid({ code: 'not_found', field: 'counting.undoes' })
    if (before.undone) throw new Refusal(422, [{ code: 'count_undone', field: 'counting.undoes' }])
    const back = before.lines.map(({ id, add }) => ({ id, add: minus('0', add) }))
    return { ...base, action: before.action, carton: before.carton, undoesId: before.id, lines: back }
  }
  if (carton !== null) await refuseCounted(database, row.id, action, carton)
  const added = lines && lines.length > 0 ? lines : await packedLines(database, row, carton)
  if (added.length === 0) throw invalid({ code: 'missing', field: 'counting.lines' })
  return { ...base, lines: added }
}

async function refuseCounted(
  database: TenantRequest['database'],
  deliveryId: number,
  action: Counting['action'],
  carton: number,
): Promise<void> {
  const before = await cartonCounter(database, deliveryId, action, carton)
  if (before)
    throw new Refusal(422, [
      { code: 'carton_counted', field: 'counting.carton', meta: { carton, by: before.by ?? '' } },
    ])
}

/** What a carton adds as it was packed. */
async function packedLines(
  database: TenantRequest['database'],
  row: DocumentDataRow,
  carton: number | null,
): Promise<readonly LineAddition[]> {
  const range = carton === null ? undefined : rangeOf(packingOf(row), carton)
  if (!range) return []
  const lines = await linesOf(database, deliveries, [row.id])
  return range.contents.flatMap(({ sourceLineId, quantity }) => {
    const line = lines.find((each) => each.source_line_id === sourceLineId)
    return line ? [{ id: line.id, add: quantity }] : []
  })
}

const mostDays = 62

export const deliveryArrivalRoutes = serve(contract.deliveryArrivals)({
  async list(request, { query }) {
    if (query.to < query.from || query.to > addDays(query.from, mostDays))
      throw invalid({ code: 'invalid', field: 'to' })
    const rows = await arrivalsBetween(request.database, request.userGroupId, query)
    return { data: await movedArrivals(request, rows) }
  },
})

/** What transports moved, with the month and the day that follow from it by the terms of each pair: derived, never kept. */
async function movedArrivals(request: TenantRequest, rows: readonly ArrivalRow[]): Promise<Arrival[]> {
  const terms = new Map<string, Awaited<ReturnType<typeof termsBetween>>>()
  const moves = ({ isActual, planned_on, on }: ArrivalRow) => !isActual && planned_on !== null && planned_on !== on
  const pairOf = ({ issuer_id, receiver_id }: ArrivalRow) => `${receiver_id} ${issuer_id}`
  for (const row of rows.filter(moves))
    if (!terms.has(pairOf(row))) terms.set(pairOf(row), await termsBetween(request, row.receiver_id, row.issuer_id))
  return rows.map((row) => {
    const { issuer_id: _, receiver_id: __, planned_on: plannedOn, ...arrival } = row
    const rule = moves(row) ? terms.get(pairOf(row))! : null
    const moved = rule && { before: arrivalOutcome(plannedOn!, rule), after: arrivalOutcome(row.on, rule) }
    return { ...arrival, moved }
  })
}
