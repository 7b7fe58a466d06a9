import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { recoveryHash } from './totp.ts'

export interface TwoFactorState {
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  /** As stored: sealed. */
  readonly sealedSecret: string | null
  readonly enabledAt: string | null
  readonly lastStep: number
}

/**
 * Locked until the step is noted: one code lets one in, however many ask at once. Not against rows that only point at the
 * account: a session that opens meanwhile would wait for this one, and this one for its entry in the audit.
 */
export async function twoFactorOf(database: Database, accountId: number): Promise<TwoFactorState> {
  const { rows } = await sql<TwoFactorState>`
    select email, name, password_hash as "passwordHash", totp_secret as "sealedSecret", totp_enabled_at as "enabledAt", totp_last_step as "lastStep"
    from account where id = ${accountId} for no key update`.execute(database)
  return rows[0]!
}

/** A secret that no first code has confirmed yet, sealed. */
export async function storeSecret(database: Database, accountId: number, sealed: string): Promise<void> {
  await sql`update account set totp_secret = ${sealed}, totp_last_step = 0 where id = ${accountId} and totp_enabled_at is null`.execute(
    database,
  )
}

/** The same secret, sealed anew. */
export async function replaceSecret(database: Database, accountId: number, sealed: string): Promise<void> {
  await sql`update account set totp_secret = ${sealed} where id = ${accountId}`.execute(database)
}

export async function noteStep(database: Database, accountId: number, step: number): Promise<void> {
  await sql`update account set totp_last_step = ${step} where id = ${accountId}`.execute(database)
}

export async function enableTwoFactor(database: Database, accountId: number): Promise<void> {
  await sql`update account set totp_enabled_at = now() where id = ${accountId}`.execute(database)
}

export async function disableTwoFactor(database: Database, accountId: number): Promise<void> {
  await sql`update account set totp_secret = null, totp_enabled_at = null, totp_last_step = 0 where id = ${accountId}`.execute(
    database,
  )
  await sql`delete from recovery_code where account_id = ${accountId}`.execute(database)
  await sql`update session set two_factor_at = null where account_id = ${accountId}`.execute(database)
}

export async function replaceRecoveryCodes(
  database: Database,
  accountId: number,
  codes: readonly string[],
): Promise<void> {
  await sql`delete from recovery_code where account_id = ${accountId}`.execute(database)
  for (const code of codes) {
    await sql`insert into recovery_code (account_id, code_hash) values (${accountId}, ${recoveryHash(code)})`.execute(
      database,
    )
  }
}

/** Uses a recovery code up: of two at once, one gets nothing. */
export async function takeRecoveryCode(database: Database, accountId: number, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_code set used_at = now() where account_id = ${accountId} and code_hash = ${recoveryHash(code)} and used_at is null`.execute(
    database,
  )
  return numAffectedRows === 1n
}

export async function recoveryCodesLeft(database: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recovery_code where account_id = ${accountId} and used_at is null`.execute(database)
  return rows[0]!.count
}

/** Organisations of this person that let nobody in without a second step. */
export async function demandingGroups(database: Database, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select g.name from membership m join user_group g on g.id = m.user_group_id
    join user_group_admin_config c on c.user_group_id = g.id and c.two_factor_required
    where m.account_id = ${accountId} and m.suspended_at is null and g.suspended_at is null order by g.id`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

export async function markSecondStep(database: Database, sessionHash: Buffer): Promise<void> {
  await sql`update session set two_factor_at = now() where token_hash = ${sessionHash}`.execute(database)
}

export async function hasSecondStep(database: Database, sessionHash: Buffer): Promise<boolean> {
  const { rows } =
    await sql`select from session where token_hash = ${sessionHash} and two_factor_at is not null`.execute(database)
  return rows.length > 0
}
