import type { contract, InputOf } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { absenceOf, approverPool, forgetAbsence, keepAbsence, type StoredAbsence } from './people-queries.ts'

const reply = (row: StoredAbsence) => ({
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  delegate: row.delegate_id === null ? null : { id: row.delegate_id, name: row.delegate_name ?? '' },
  lockVersion: row.lock_version,
})

export async function showAbsence({ database, userGroupId, accountId }: TenantRequest) {
  const row = await absenceOf(database, userGroupId, accountId)
  return { data: row ? reply(row) : null }
}

/** While somebody is absent, whoever they name is asked in their place, and may decide what waits already. */
export async function setAbsence(request: TenantRequest, { body }: InputOf<typeof contract.approvals.setAbsence>) {
  const { database, userGroupId, accountId } = request
  const { startsOn, endsOn, delegateId } = body.absence
  if (endsOn < startsOn) throw invalid({ code: 'invalid', field: 'absence.ends_on' })
  const isColleague =
    delegateId === null || (delegateId !== accountId && (await approverPool(database, userGroupId)).has(delegateId))
  if (!isColleague) throw invalid({ code: 'not_found', field: 'absence.delegate_id' })
  // A concierge acts for an organisation without being one of its people.
  if (!(await approverPool(database, userGroupId)).has(accountId)) throw invalid({ code: 'not_asked' })
  await keepAbsence(database, userGroupId, accountId, startsOn, endsOn, delegateId)
  await appendAudit(database, request, {
    action: 'approval_absence.set',
    subject: { kind: 'account', id: accountId },
    detail: body.absence,
  })
  await request.notify('approval', null)
  return { data: reply((await absenceOf(database, userGroupId, accountId))!) }
}

export async function clearAbsence(request: TenantRequest) {
  await forgetAbsence(request.database, request.userGroupId, request.accountId)
  await appendAudit(request.database, request, {
    action: 'approval_absence.cleared',
    subject: { kind: 'account', id: request.accountId },
  })
  await request.notify('approval', null)
  return null
}
