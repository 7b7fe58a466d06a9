import { admitsAddress } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/**
 * Whether a person may act for an organisation: as a member, or as its concierge once it has agreed to the terms or when the
 * person is an admin user (spec §6). Nobody enters an admin organisation but its members.
 */
export async function mayActFor(
  database: Database,
  accountId: number,
  isAdminUser: boolean,
  userGroupId: number,
): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select (exists (select from membership m
        where m.account_id = ${accountId} and m.user_group_id = g.id and m.suspended_at is null)
      or (g.kind <> 'admin' and (g.agreed_terms_at is not null or ${isAdminUser}::boolean)
        and exists (select from concierge c where c.account_id = ${accountId} and c.user_group_id = g.id))) as allowed
    from user_group g where g.id = ${userGroupId} and g.suspended_at is null`.execute(database)
  return rows[0]?.allowed === true
}

export async function moveSession(database: Database, sessionHash: Buffer, userGroupId: number): Promise<void> {
  await database
    .updateTable('session')
    .set({ user_group_id: userGroupId })
    .where('token_hash', '=', sessionHash)
    .execute()
}

/** Why an organisation lets nobody in from here, or not without a second step; undefined when it does. */
export async function entryFault(
  database: Database,
  userGroupId: number,
  sessionHash: Buffer,
  address: string,
): Promise<'two_factor_needed' | 'address_refused' | undefined> {
  const { rows } = await sql<{ list: string[]; needs: boolean }>`
    select c.login_ip_list as list, c.two_factor_required and s.two_factor_at is null as needs
    from user_group_admin_config c, session s where c.user_group_id = ${userGroupId} and s.token_hash = ${sessionHash}`.execute(
    database,
  )
  const found = rows[0]
  if (!found) return undefined
  if (!admitsAddress(found.list, address)) return 'address_refused'
  return found.needs ? 'two_factor_needed' : undefined
}
