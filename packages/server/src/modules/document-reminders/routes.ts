import { contract } from '@tsumugi/contract'
import { admits, sidesInTurn } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { problemsOf } from '../../http/failures/error-reply.ts'
import { forbidden, notFound, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { kindOf, partnerOf, sideOf } from '../../records/documents/document-row.ts'
import { tellOfDocuments } from '../notifications/document-news-job.ts'
import { groupsWithMembers, insertReminders, remindedDocuments, type RemindedDocument } from './queries.ts'

export const documentReminderRoutes = serve(contract.documentReminders)({
  async create(request, { body }) {
    const { documentIds, note = '', dryRun = false } = body.documentReminder
    await holdDocuments(request.database, documentIds)
    const rows = await remindedDocuments(request.database, request.userGroupId, documentIds)
    if (rows.length < documentIds.length) throw notFound()
    if (rows.some(({ noun }) => !admits(request.asker.user, kindOf(noun).access))) throw forbidden()
    const here = await request.asSystem((system) => groupsWithMembers(system, partnersOf(request, rows)))
    const outcomes = rows.map((row) => ({ row, causes: causesOf(request, row, here) }))
    const open = outcomes.filter(({ causes }) => causes.length === 0).map(({ row }) => row)
    if (dryRun || open.length === 0) nothingToDo(request)
    else await remind(request, open, note)
    return {
      data: outcomes.map(({ row, causes }) => ({
        id: row.id,
        outcome: causes.length === 0 ? ('done' as const) : ('refused' as const),
        errors: problemsOf(causes, request.locale),
      })),
    }
  },
})

const partnersOf = ({ userGroupId }: TenantRequest, rows: readonly RemindedDocument[]): number[] =>
  rows.flatMap((row) => partnerOf(row, userGroupId) ?? [])

/** Nobody is reminded of what does not wait for them, twice within a day, or where nobody would read it. */
function causesOf({ userGroupId }: TenantRequest, row: RemindedDocument, here: ReadonlySet<number>): Cause[] {
  const partner = partnerOf(row, userGroupId)
  const turn = sidesInTurn(kindOf(row.noun).lifecycle, row.status, sideOf(row, row.author_id))
  const other = sideOf(row, userGroupId) === 'issuer' ? 'receiver' : 'issuer'
  if (!row.shared || partner === null || !turn.includes(other)) return [{ code: 'reminder_not_theirs' }]
  if (!here.has(partner)) return [{ code: 'reminder_nobody' }]
  return row.is_reminded ? [{ code: 'reminder_today' }] : []
}

async function remind(request: TenantRequest, rows: readonly RemindedDocument[], note: string): Promise<void> {
  await insertReminders(
    request.database,
    request,
    rows.map(({ id }) => id),
  )
  for (const { id, noun, number, ...row } of rows)
    await changed(request, {
      noun: noun as 'contract',
      verb: 'reminded',
      id,
      partnerId: partnerOf(row, request.userGroupId),
      detail: { number, ...(note && { note }) },
    })
  const ids = rows.map(({ id }) => id)
  await tellOfDocuments(request, { event: 'document_reminded', documentIds: ids, status: null, note })
}
