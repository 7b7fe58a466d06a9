import { sql } from 'kysely'
import type { Database } from './engine.ts'
import { postpone } from './pipelined-driver.ts'
import { withinTransaction } from './transaction-guard.ts'

/**
 * Runs the work in one transaction as the application role, inside one organisation: row-level security hides every
 * other's rows even from a query that forgets its `where`. Throwing rolls back.
 */
export function inTenant<Result>(
  database: Database,
  userGroupId: number | null,
  work: (database: Database) => Promise<Result>,
  /** A statement of ours that must pass before anything else does; it runs as the system. */
  proof?: string,
): Promise<Result> {
  const tenant = userGroupId === null ? '' : String(Math.trunc(userGroupId))
  const begin = `begin; ${proof ? `${proof}; ` : ''}set local role tsumugi_app; set local app.user_group_id = '${tenant}'`
  return transact(database, begin, work)
}

/** Runs the work in one transaction as the system: for finding out who asks, for accounts, and for jobs. */
export function asSystem<Result>(database: Database, work: (database: Database) => Promise<Result>): Promise<Result> {
  return transact(database, 'begin', work)
}

function transact<Result>(
  database: Database,
  begin: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    // Sent with the first statement. Should it fail, the transaction is broken and no statement after it finds anything.
    await postpone(connection, sql.raw(begin))
    try {
      const result = await withinTransaction(() => work(connection))
      await sql.raw('commit').execute(connection)
      return result
    } catch (error) {
      await sql.raw('rollback').execute(connection)
      throw error
    }
  })
}
