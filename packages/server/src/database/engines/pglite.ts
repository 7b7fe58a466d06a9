import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockDataDirectory } from '../data-directory-lock.ts'
import type { Engine } from '../engine.ts'
import { refuseWithinTransaction } from '../transaction-guard.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { databaseOn, oneLine } from './database-on.ts'

/** The embedded database: one process, one connection, one login. */
export async function openPglite(dataDirectory: string): Promise<Engine> {
  const inMemory = dataDirectory === 'memory'
  const unlock = inMemory ? () => {} : lockDataDirectory(dataDirectory)
  const lite = await PGlite.create(inMemory ? undefined : { dataDir: `${dataDirectory}/database` }).catch(
    (error: unknown) => {
      unlock()
      throw new UnusableDatabase(
        `The database in ${dataDirectory} does not open (${oneLine(error)}). ` +
          'Restore the directory from a copy, or set DATA_DIRECTORY to another place.',
      )
    },
  )
  await lite.exec("set time zone 'UTC'")
  const { connection, ...config } = await createPgConfig(lite)
  // One connection: with more, the adapter's shared session answers undefined rows without an error.
  // Not in pipeline mode either: the adapter loses count of what it was sent.
  const pool = keepingItsClient(
    refuseWithinTransaction(new pg.Pool({ ...config, connection, max: 1, idleTimeoutMillis: 0 } as pg.PoolConfig)),
  )
  const database = databaseOn(pool)
  return {
    name: 'pglite',
    database,
    requests: database,
    pool,
    requestPool: pool,
    listen: async (channel, heard) => lite.listen(channel, heard),
    // The lock of the data directory keeps every other process out.
    alone: (work) => work(database),
    answers: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await pool.end()
      await lite.close()
      unlock()
    },
  }
}

/**
 * The pool's own `query` throws a client away when its statement fails. Embedded, the next client would speak over the same
 * connection and take the answers that were meant for the first.
 */
function keepingItsClient(pool: pg.Pool): pg.Pool {
  pool.query = (async (text: string, values?: unknown[]) => {
    const client = await pool.connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }) as typeof pool.query
  return pool
}
