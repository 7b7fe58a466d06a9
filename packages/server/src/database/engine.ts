import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { lockDataDirectory } from './data-directory-lock.ts'
import { listenOn } from './listen-on.ts'
import { PipelinedDriver } from './pipelined-driver.ts'
import type { Tables } from './tables.ts'
import { refuseWithinTransaction } from './transaction-guard.ts'
import { UnusableDatabase } from './unusable-database.ts'

export type Database = Kysely<Tables>
export type EngineName = 'pglite' | 'postgres'

/** One database behind one pool, whichever engine it is; `listen` never holds a pooled connection. */
export interface Engine {
  readonly name: EngineName
  readonly database: Database
  readonly pool: pg.Pool
  /** Calls back with each payload notified on the channel; answers how to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export type EngineChoice = { readonly databaseUrl: string } | { readonly dataDirectory: string | 'memory' }

// Numbers for ids and counts, strings for money, dates and instants: nothing is rounded on its way out of the database.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())

/** @throws UnusableDatabase with one clear line when the directory or the server cannot be used */
export async function openEngine(choice: EngineChoice): Promise<Engine> {
  return 'databaseUrl' in choice ? openPostgres(choice.databaseUrl) : openPglite(choice.dataDirectory)
}

const inUtc = "set time zone 'UTC'"

const databaseOn = (pool: pg.Pool): Database =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PipelinedDriver(pool),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

async function openPostgres(connectionString: string): Promise<Engine> {
  const pool = refuseWithinTransaction(
    new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, pipeline: true }),
  )
  // First in the pipeline of each new connection; one that cannot do it reports at its first real statement.
  pool.on('connect', (client) => void client.query(inUtc).catch(() => {}))
  // An idle connection that the server drops is replaced by the pool; the request that needs one reports its own error.
  pool.on('error', () => {})
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw unreachable(connectionString, error)
  })
  return {
    name: 'postgres',
    database: databaseOn(pool),
    pool,
    listen: (channel, heard) => listenOn(connectionString, channel, heard),
    close: () => pool.end(),
  }
}

async function openPglite(dataDirectory: string): Promise<Engine> {
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
  await lite.exec(inUtc)
  const { connection, ...config } = await createPgConfig(lite)
  // One connection: with more, the adapter's shared session answers undefined rows without an error.
  // Not in pipeline mode either: the adapter loses count of what it was sent.
  const pool = keepingItsClient(
    refuseWithinTransaction(new pg.Pool({ ...config, connection, max: 1, idleTimeoutMillis: 0 } as pg.PoolConfig)),
  )
  return {
    name: 'pglite',
    database: databaseOn(pool),
    pool,
    listen: async (channel, heard) => lite.listen(channel, heard),
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

/** Names the server without the password that its address may hold. */
function unreachable(connectionString: string, error: unknown): UnusableDatabase {
  const address = URL.canParse(connectionString) ? new URL(connectionString) : null
  const where = address ? `${address.host}${address.pathname}` : 'the address given'
  return new UnusableDatabase(
    `The database at ${where} does not answer (${oneLine(error)}). ` +
      'Start PostgreSQL there, or correct DATABASE_URL, or leave it out to use the embedded database.',
  )
}

/** The code of an error where it has one: several failed attempts have no message of their own. */
function oneLine(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return (message || code || String(error)).split('\n')[0]!.trim()
}
