import pg from 'pg'
import type { Database } from '../engine.ts'
import { kyselyOn } from '../pipeline/held-connection.ts'
import { PipelinedDriver, type Habits } from '../pipeline/pipelined-driver.ts'

// Numbers for ids and counts, strings for money, dates and instants: nothing is rounded on its way out of the database.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())

/** Kysely on a pool; `habits` where its connections share the sessions of the database with others. */
export const databaseOn = (pool: pg.Pool, habits?: Habits): Database => kyselyOn(new PipelinedDriver(pool, habits))

/** The message of an error in one line, or its code where it has none: several failed attempts have no message of their own. */
export function oneLine(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return (message || code || String(error)).split('\n')[0]!.trim()
}
