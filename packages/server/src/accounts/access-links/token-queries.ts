import type { Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { hashOf, newToken } from '../../sessions/session-token.ts'

export type Purpose = 'password_reset' | 'invitation' | 'sign_in' | 'two_factor'
export type Role = 'member' | 'power_user' | 'owner'

/** How long the link of a mail works, in minutes. */
const minutes: Readonly<Record<Purpose, number>> = {
  password_reset: 60,
  sign_in: 15,
  two_factor: 10,
  invitation: 7 * 24 * 60,
}

export interface TokenOwner {
  readonly accountId: number
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly hasPassword: boolean
  readonly userGroupId: number | null
  readonly userGroupName: string | null
  readonly role: Role | null
  readonly functions: readonly string[] | null
  readonly remembered: boolean
}

interface NewAccountToken {
  purpose: Purpose
  accountId: number
  userGroupId?: number
  role?: Role
  functions?: readonly string[] | null
  invitedBy?: number
  /** What the person chose before the second step. */
  remembered?: boolean
}

/** Makes a link's secret; earlier ones for the same purpose (and organisation) stop working. */
export async function makeToken(
  database: Database,
  { purpose, accountId, userGroupId, role, functions, invitedBy, remembered }: NewAccountToken,
): Promise<string> {
  const { token, hash } = newToken()
  await sql`
    delete from account_token where account_id = ${accountId} and purpose = ${purpose}
      and user_group_id is not distinct from ${userGroupId ?? null}::bigint`.execute(database)
  await sql`
    insert into account_token (token_hash, purpose, account_id, user_group_id, role, functions, invited_by, remembered, expires_at)
    values (${hash}, ${purpose}, ${accountId}, ${userGroupId ?? null}::bigint, ${role ?? null}, ${functions ? [...functions] : null}::text[],
      ${invitedBy ?? null}::bigint, ${remembered ?? false}, now() + make_interval(mins => ${minutes[purpose]}))`.execute(
    database,
  )
  return token
}

const owner = sql`
  a.id as "accountId", a.email, a.name, a.locale, a.password_hash is not null as "hasPassword",
  g.id as "userGroupId", g.name as "userGroupName", t.role, t.functions, t.remembered`

const usable = (token: string, purpose: Purpose) => sql`
  t.token_hash = ${hashOf(token)} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > now()`

/** Whose link this is, without using it up: mail programs open links before people do. */
export async function ownerOfToken(
  database: Database,
  token: string,
  purpose: Purpose,
): Promise<TokenOwner | undefined> {
  const { rows } = await sql<TokenOwner>`
    select ${owner} from account_token t join account a on a.id = t.account_id and a.suspended_at is null
    left join user_group g on g.id = t.user_group_id
    where ${usable(token, purpose)} and g.suspended_at is null`.execute(database)
  return rows[0]
}

/** Uses a link up: of two at once, one gets nothing. */
export async function takeToken(database: Database, token: string, purpose: Purpose): Promise<TokenOwner | undefined> {
  const found = await ownerOfToken(database, token, purpose)
  const { numAffectedRows } =
    await sql`update account_token t set used_at = now() where ${usable(token, purpose)}`.execute(database)
  return numAffectedRows === 1n ? found : undefined
}
