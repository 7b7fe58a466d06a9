import type { Locale } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'

export async function setLocale(database: Database, accountId: number, locale: Locale): Promise<void> {
  await database
    .updateTable('account')
    .set((row) => ({ locale, lock_version: row('lock_version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', accountId)
    .execute()
}

/** Whether this person belongs to the organisation that asks; row-level security answers for others. */
export async function isColleague(database: Database, userGroupId: number, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('membership')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}
