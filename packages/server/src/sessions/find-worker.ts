import type { FunctionKey, Locale, UserGroup } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Asker } from '../http/request.ts'
import { comesFor, functionsOf, groupJson, seesConcierges } from './find-asker.ts'

interface WorkerRow {
  readonly id: number
  readonly name: string
  readonly locale: Locale
  readonly admin: boolean
  readonly role: 'member' | 'power_user' | 'owner' | null
  readonly memberFunctions: FunctionKey[] | null
  readonly groupFunctions: FunctionKey[] | null
  readonly current: UserGroup
  readonly mayAct: boolean
}

/**
 * The person in whose name work is done after their request, with the rights they have by then. Work that was begun is taken
 * back in the name even of somebody who `mayAct` no longer. Asked by the system.
 */
export async function findWorker(
  database: Database,
  accountId: number,
  userGroupId: number,
): Promise<{ asker: Asker; mayAct: boolean }> {
  const { rows } = await sql<WorkerRow>`
    select a.id, a.name, a.locale, ${seesConcierges} as admin, m.role, m.functions as "memberFunctions",
      g.enabled_functions as "groupFunctions", ${groupJson('g')} as current,
      g.suspended_at is null and a.suspended_at is null and ${comesFor('g')} as "mayAct"
    from account a join user_group g on g.id = ${userGroupId}
      left join membership m on m.account_id = a.id and m.user_group_id = g.id and m.suspended_at is null
    where a.id = ${accountId}`.execute(database)
  const row = rows[0]!
  return { asker: askerOf(row), mayAct: row.mayAct }
}

function askerOf(row: WorkerRow): Asker {
  const { id, name, locale, admin, role, current } = row
  return {
    user: {
      id,
      name,
      locale,
      kind: current.kind,
      admin,
      powerUser: role === 'power_user' || role === 'owner',
      userGroups: [current],
      currentUserGroup: current,
      ownedClientUserGroups: [],
      originalUser: null,
      originalUserGroup: null,
      enabledFunctions: functionsOf(row),
    },
    originalAccountId: null,
    sessionHash: Buffer.alloc(0),
    owesTerms: false,
    suspendedGroup: null,
  }
}
