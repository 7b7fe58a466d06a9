import { contract } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { FunctionKey } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'

const inboxKinds: readonly string[] = contract.approvals.list.access.kinds ?? []

/** Whether an organisation approves by this function at all: asked of the organisation, whatever its members may open. */
export async function approvesBy(database: Database, userGroupId: number, key: FunctionKey): Promise<boolean> {
  const { rows } = await sql`
    select from user_group where id = ${userGroupId} and kind = any(${[...inboxKinds]}::text[])
      and ${key} = any(enabled_functions)`.execute(database)
  return rows.length > 0
}
