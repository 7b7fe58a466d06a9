import type { Member } from '@tsumugi/contract'
import { type AuditVerb, losesLastOwner, mayChangeMember, type MemberRole, type MemberStanding } from '@tsumugi/domain'
import type { Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { MembershipTable } from '../../database/tables.ts'
import { Refusal, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { memberOf, standingsOf, updateMembership } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export interface MemberChange {
  /** What it is called in the audit. */
  readonly verb: AuditVerb
  /** What becomes of role and status: the rules are asked about it. */
  readonly next: Partial<Pick<MemberStanding, 'role' | 'status'>>
  readonly values: Updateable<MembershipTable>
  /** Null where a click says all there is to say. */
  readonly lockVersion: number | null
  readonly after?: (database: Database, accountId: number) => Promise<void>
}

/**
 * Changes one member by the rules: nobody reaches above themselves, and the last owner stays (domain §3.1).
 * @throws Refusal 404, 422 `role_above` or `last_owner`, 409 `stale`
 */
export async function changeMember(request: TenantRequest, id: number, change: MemberChange): Promise<Member> {
  const { userGroupId } = request
  const before = await recordBefore(request, 'member', id)
  const member = await request.asSystem(async (database) => {
    const standings = await standingsOf(database, userGroupId)
    const before = standings.find((each) => each.id === id)
    if (!before) throw notFound()
    assertAllowed(standings, before, change, request.accountId)
    await orStale(updateMembership(database, userGroupId, id, change.lockVersion, change.values), () =>
      memberOf(database, userGroupId, id),
    )
    await change.after?.(database, before.accountId)
    return (await memberOf(database, userGroupId, id))!
  })
  const topic = { name: 'user_group', id: userGroupId }
  await changed(request, { noun: 'member', verb: change.verb, id, before, topic })
  return member
}

type Standings = Awaited<ReturnType<typeof standingsOf>>

function assertAllowed(
  standings: Standings,
  before: Standings[number],
  { next }: MemberChange,
  accountId: number,
): void {
  const own = standings.find((each) => each.accountId === accountId && each.status === 'active')?.role ?? null
  const leavesByThemselves = before.accountId === accountId && next.status === 'left'
  const reaches = (role: MemberRole) => mayChangeMember(own, role)
  if (!leavesByThemselves && (!reaches(before.role) || (next.role && !reaches(next.role)))) {
    throw new Refusal(422, [{ code: 'role_above', field: 'member.role' }])
  }
  if (losesLastOwner(standings, before.id, next)) throw new Refusal(422, [{ code: 'last_owner', field: 'member.role' }])
}
