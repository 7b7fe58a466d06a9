import { CompiledQuery, sql } from 'kysely'
import type { Database } from './engine.ts'
import { againWhenSafe } from '../faults/again-when-safe.ts'
import { noteLostCommit } from '../faults/outcome-unknown.ts'
import { requestRole, systemRole } from './logins/roles.ts'
import { HeldConnection, holderOf } from './pipeline/held-connection.ts'
import { beginOn, postpone } from './pipeline/pipelined-driver.ts'
import { withinTransaction } from './transaction-guard.ts'

/**
 * Runs the work in one transaction as the application role, inside one organisation: row-level security hides every
 * other's rows even from a query that forgets its `where`. Throwing rolls back.
 */
export function inTenant<Result>(
  database: Database,
  userGroupId: number | null,
  work: (database: Database) => Promise<Result>,
  /** A statement of ours that must pass before anything else does. */
  proof?: string,
): Promise<Result> {
  const tenant = userGroupId === null ? '' : String(Math.trunc(userGroupId))
  const opening = `; set local role ${requestRole}; ${proof ? `${proof}; ` : ''}set local app.user_group_id = '${tenant}'`
  return transact(database, opening, work)
}

/**
 * Runs the work in one transaction as the system: for finding out who asks, for accounts, and for jobs. What others broke
 * is done again, so the work does nothing but ask the database.
 */
export function asSystem<Result>(database: Database, work: (database: Database) => Promise<Result>): Promise<Result> {
  return againWhenSafe(false, () => transact(database, '', work))
}

const systemAtWork = { out: sql.raw(`set local role ${systemRole}`), back: sql.raw(`set local role ${requestRole}`) }

/**
 * Leaves the application role within the same transaction, so that both are kept or neither is; embedded there is no other
 * connection. What is asked of the tenant's own handle meanwhile is refused.
 */
export function outsideTenant<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return holderOf(database).asSystem(systemAtWork, work)
}

/**
 * Everything that the work asks goes over one connection, also at the same time; once it has ended or failed, nothing of it
 * reaches the database any more.
 */
function transact<Result>(
  database: Database,
  /** What follows the begin, in one with it. */
  opening: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return database.getExecutor().provideConnection(async (connection) => {
    const held = new HeldConnection(connection)
    const own = held.tenant
    const end = (how: 'commit' | 'rollback') => connection.executeQuery(CompiledQuery.raw(how))
    // Sent with the first statement. Should it fail, the transaction is broken and no statement after it finds anything.
    await postpone(own, sql.raw(beginOn(connection) + opening))
    let result: Result
    try {
      result = await withinTransaction(() => work(own)).finally(() => held.letGo())
    } catch (error) {
      await end('rollback')
      throw error
    }
    try {
      await end('commit')
      return result
    } catch (error) {
      noteLostCommit(error)
      await end('rollback')
      throw error
    }
  })
}
