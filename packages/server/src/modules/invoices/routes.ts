import { contract } from '@tsumugi/contract'
import { invalid, notFound } from '../../http/refusal.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { documentsById, holdDocuments, updateFields } from '../../records/documents/document-queries.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { todayOf } from '../../records/number-queries.ts'
import { closingReply, closingsUntil, draftOf } from './closing.ts'
import { invoiceRules } from './invoice-rules.ts'
import { invoices, readInvoice } from './match-reading.ts'
import { matchReply } from './match-reply.ts'
import { insertShowing, showingOf } from './self-billing/showing-queries.ts'
import { silenceFrom } from './self-billing/self-billing.ts'
import { clothReceivedOn, deliveriesOf } from './order-queries.ts'

export const invoiceMatchRoutes = serve(contract.invoiceMatches)({
  async show(request, { params }) {
    const row = await invoiceOf(request, params.id)
    const [reading, deliveries, clothOn] = await Promise.all([
      readInvoice(request.database, row),
      deliveriesOf(request.database, row.id),
      clothReceivedOn(request.database, row.id),
    ])
    return { data: await matchReply(request, reading, { deliveries, clothOn }) }
  },

  /** The proof that the law asks of a self-billed invoice: who did not write it has seen what it says (trade-law D). */
  async witness(request, { params }) {
    const { database, userGroupId } = request
    await holdDocuments(database, [params.id])
    const row = await invoiceOf(request, params.id)
    const known = await showingOf(database, row.id, row.revision)
    if (!row.shared || row.author_id === userGroupId || known) {
      nothingToDo(request)
      return { data: { id: row.id, shownOn: known?.shown_on ?? null } }
    }
    const shownOn = await todayOf(database, userGroupId)
    const silence = silenceFrom(await readInvoice(database, row), shownOn)
    const { id: personId, name } = request.asker.user
    const person = { id: personId, name }
    const contentHash = await insertShowing(database, { id: row.id, revision: row.revision, shownOn, person, silence })
    await updateFields(database, invoices, row.id, { shownOn })
    await changed(request, {
      noun: 'invoice',
      verb: 'updated',
      id: row.id,
      changes: { shownOn: { before: row.shown_on ?? null, after: shownOn } },
      detail: { number: row.number, revision: row.revision, hash: contentHash, until: silence?.endsOn ?? null },
      partnerId: partnerOf(row, userGroupId),
    })
    return { data: { id: row.id, shownOn } }
  },
})

async function invoiceOf({ database }: TenantRequest, id: number): Promise<DocumentDataRow> {
  const [row] = await documentsById(database, invoices, [id])
  if (!row) throw notFound()
  return row
}

export const closingGroupRoutes = serve(contract.closingGroups)({
  async list(request, { query }) {
    const until = query.until ?? (await todayOf(request.database, request.userGroupId))
    return { data: (await closingsUntil(request, until)).map(closingReply) }
  },

  async create(request, { body }) {
    const wanted = body.closingGroups
    const until = wanted
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1)!
    const closings = await closingsUntil(request, until)
    // Without a mode of prices each of the period has a draft of its own.
    const chosen = wanted.flatMap(({ partnerId, currency, periodEnd, taxMode }) => {
      const named = closings.filter(
        ({ group }) =>
          group.partnerId === partnerId &&
          group.currency === currency &&
          group.periodEnd === periodEnd &&
          (taxMode === undefined || group.taxMode === taxMode),
      )
      if (named.length === 0) throw invalid({ code: 'not_found', field: 'closingGroups' })
      return named
    })
    const made: { id: number; periodEnd: string }[] = []
    for (const closing of chosen) {
      const { id } = await createDraft(request, invoices, draftOf(closing), invoiceRules)
      made.push({ id, periodEnd: closing.group.periodEnd })
    }
    return { data: made }
  },
})
