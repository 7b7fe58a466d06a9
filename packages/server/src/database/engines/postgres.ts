import pg from 'pg'
import type { Database, Engine, PostgresChoice } from '../engine.ts'
import { unfitLogins } from '../logins/unfit-logins.ts'
import { listenOn } from '../listen-on.ts'
import { refuseWithinTransaction } from '../transaction-guard.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { databaseOn, oneLine } from './database-on.ts'

/** No statement of ours runs this long, in ms; one that does is stopped by the database. */
const statementTimeout = 30_000
/** When the database says nothing at all, not even that it stopped a statement. */
const silence = statementTimeout + 10_000

/**
 * First in the pipeline of each new connection; one that cannot do it reports at its first real statement. Statements are
 * short and come again: to compile one, which the planner thinks worth it for policies of rows, takes 0.4 s of its 1 ms.
 */
const opening = `set time zone 'UTC'; set jit = off; set statement_timeout = ${statementTimeout};
  set idle_in_transaction_session_timeout = ${2 * statementTimeout}`

/** Held by the one process that migrates and seeds; any number of ours. */
const startLock = 7_866_475

/** A PostgreSQL server, with one login for requests and one for the system, or one for both. */
export async function openPostgres({ databaseUrl, systemUrl }: PostgresChoice): Promise<Engine> {
  const system = await openPool(systemUrl ?? databaseUrl, systemUrl ? 'SYSTEM_DATABASE_URL' : 'DATABASE_URL')
  const requests = systemUrl
    ? await openPool(databaseUrl, 'DATABASE_URL').catch(async (error: unknown) => {
        await system.end()
        throw error
      })
    : system
  const pools = new Set([system, requests])
  const close = async () => void (await Promise.all([...pools].map((pool) => pool.end())))
  const warning = await unfitLogins(system, requests).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const database = databaseOn(system)
  return {
    name: 'postgres',
    database,
    requests: requests === system ? database : databaseOn(requests),
    pool: system,
    requestPool: requests,
    listen: (channel, heard) => listenOn(systemUrl ?? databaseUrl, channel, heard),
    alone: (work) => aloneOn(systemUrl ?? databaseUrl, work),
    answers: () =>
      Promise.all([...pools].map((pool) => pool.query('select 1'))).then(
        () => true,
        () => false,
      ),
    close,
    warning,
  }
}

async function openPool(connectionString: string, setting: string): Promise<pg.Pool> {
  const pool = refuseWithinTransaction(
    new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 10_000,
      query_timeout: silence,
      keepAlive: true,
      pipeline: true,
    }),
  )
  pool.on('connect', (client) => {
    // A connection can be lost at any time, also while somebody holds it: the statement under way or the next one
    // reports it. Heard by nobody, the event would end the process.
    client.on('error', () => {})
    client.query(opening).catch(() => {})
  })
  // An idle connection that the server drops is replaced by the pool.
  pool.on('error', () => {})
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw unreachable(connectionString, setting, error)
  })
  return pool
}

/** A connection of its own holds the lock: whoever dies with it lets go of it. Nothing here is stopped for taking long. */
async function aloneOn<Result>(
  connectionString: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 2, idleTimeoutMillis: 0, pipeline: true })
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query("set time zone 'UTC'").catch(() => {})
  })
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      await client.query(`select pg_advisory_lock(${startLock})`)
      return await work(databaseOn(pool))
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** Names the server without the password that its address may hold. */
function unreachable(connectionString: string, setting: string, error: unknown): UnusableDatabase {
  const address = URL.canParse(connectionString) ? new URL(connectionString) : null
  const where = address ? `${address.host}${address.pathname}` : 'the address given'
  return new UnusableDatabase(
    `The database at ${where} does not answer (${oneLine(error)}). ` +
      `Start PostgreSQL there, or correct ${setting}, or leave it out to use the embedded database.`,
  )
}
