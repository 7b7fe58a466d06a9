import { contract, documentKinds, snake } from '@tsumugi/contract'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { createDraft, rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { todayOf } from '../../records/number-queries.ts'
import { comparisonOf, costsReply } from './comparison.ts'
import { joinRound, keepLandedCost, landedCostsOf, requestsOfRound, roundOf } from './round-queries.ts'

const requests = documentKinds.estimationRequests

export const estimationRoundRoutes = serve(contract.estimationRounds)({
  /** The buyer's alone: who else was asked, and what they said, is nobody's business. */
  async compare(request, { params }) {
    const [row, roundId, today] = await Promise.all([
      rowOf(request, requests, params.id),
      roundOf(request.database, params.id),
      todayOf(request.database, request.userGroupId),
    ])
    if (row.issuer_id !== request.userGroupId) throw notFound()
    return { data: await comparisonOf(request, { roundId, pieces: row.quantity, on: today }) }
  },

  async invite(request, { params, body }) {
    const { database, userGroupId } = request
    await holdDocuments(database, [params.id])
    const row = await rowOf(request, requests, params.id)
    if (row.issuer_id !== userGroupId) throw notFound()
    const roundId = await roundOf(database, row.id)
    const asked = await requestsOfRound(database, roundId, userGroupId)
    const twice = asked.find(({ partner_id }) => body.partnerIds.includes(partner_id))
    if (twice) throw invalid({ code: 'partner_asked', field: 'partnerIds', meta: { name: twice.partner_name } })
    const fields = Object.keys(requests.fields).filter((field) => row[snake(field)] !== null)
    const lines = (await linesOf(database, requests, [row.id])).map((line) =>
      Object.fromEntries(
        Object.keys(requests.lines).flatMap((field) =>
          line[snake(field)] === null ? [] : [[field, line[snake(field)]]],
        ),
      ),
    )
    const ids: number[] = []
    for (const partnerId of body.partnerIds) {
      const given = { partnerId, title: row.title, currency: row.currency, lines }
      const made = await createDraft(request, requests, {
        ...given,
        ...Object.fromEntries(fields.map((field) => [field, row[snake(field)]])),
      })
      await joinRound(database, userGroupId, made.id, roundId)
      ids.push(made.id)
    }
    return { data: { ids } }
  },

  async reckon(request, { params, body }) {
    const { database, userGroupId } = request
    const row = await rowOf(request, documentKinds.estimations, params.id)
    if (row.receiver_id !== userGroupId) throw notFound()
    const { dutyPercent, lockVersion, ...costs } = body.landedCost
    const [before] = await landedCostsOf(database, userGroupId, [row.id])
    const wanted = { document_id: row.id, ...costs, duty_percent: dutyPercent, lock_version: lockVersion }
    const kept = await orStale(keepLandedCost(database, userGroupId, wanted), () => before && costsReply(before))
    await changed(request, { noun: 'estimation', verb: 'side_saved', id: row.id })
    return { data: costsReply(kept) }
  },
})
