import type { contract, InputOf } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { absenceOf, approverPool, forgetAbsence, keepAbsence, type StoredAbsence } from './queries/people-queries.ts'

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
  const before = await heldAbsence(request)
  await keepAbsence(database, userGroupId, accountId, startsOn, endsOn, delegateId)
  await toldAbsence(request, 'set', before)
  return { data: reply((await absenceOf(database, userGroupId, accountId))!) }
}

export async function clearAbsence(request: TenantRequest) {
  const before = await heldAbsence(request)
  await forgetAbsence(request.database, request.userGroupId, request.accountId)
  await toldAbsence(request, 'cleared', before)
  return null
}

type Held = Readonly<Record<string, unknown>>

/** The days, and by name who stands in. */
async function heldAbsence(request: TenantRequest): Promise<Held> {
  const row = await absenceOf(request.database, request.userGroupId, request.accountId)
  if (!row) return {}
  const { startsOn, endsOn, delegate } = reply(row)
  return { startsOn, endsOn, delegate: delegate?.name ?? null }
}

async function toldAbsence(request: TenantRequest, verb: 'set' | 'cleared', before: Held): Promise<void> {
  const changes = fieldChanges(before, await heldAbsence(request))
  const topic = { name: 'approval', id: null }
  await changed(request, { noun: 'approval_absence', verb, id: null, changes, topic })
}
