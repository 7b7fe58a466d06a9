import pg from 'pg'
import type { Database, Engine, PostgresChoice } from '../engine.ts'
import { unfitLogins } from '../logins/unfit-logins.ts'
import { listenOn } from '../listen-on.ts'
import { refuseWithinTransaction } from '../transaction-guard.ts'
import { databaseOn } from './database-on.ts'
import { refuseUnfitDirect, refuseUntoldPooler, type SetPool } from './pooler.ts'
import { unreachable } from './unreachable.ts'

/** No statement of ours runs this long, in ms; one that does is stopped by the database. */
const statementTimeout = 30_000
/** When the database says nothing at all, not even that it stopped a statement. */
const silence = statementTimeout + 10_000

/**
 * Statements are short and come again: to compile one, which the planner thinks worth it for policies of rows, takes 0.4 s of
 * its 1 ms.
 */
const settings = [
  "time zone 'UTC'",
  'jit = off',
  `statement_timeout = ${statementTimeout}`,
  `idle_in_transaction_session_timeout = ${2 * statementTimeout}`,
]
/** First in the pipeline of each new connection; one that cannot do it reports at its first real statement. */
const opening = settings.map((setting) => `set ${setting}`).join('; ')
/**
 * Behind a pooler in transaction mode each transaction has another session, so it brings along what it needs. Of what is
 * set for a session, the time zone alone stays with the client.
 */
const behindPooler = {
  prepares: false,
  begin: ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; '),
  opening: `set ${settings[0]}`,
}

/** Held by the one process that migrates and seeds; any number of ours. */
const startLock = 7_866_475

/** A PostgreSQL server, with one login for requests and one for the system, or one for both; a pooler may stand between. */
export async function openPostgres({ databaseUrl, systemUrl, directUrl }: PostgresChoice): Promise<Engine> {
  const habits = directUrl ? behindPooler : undefined
  const begun = habits?.opening ?? opening
  const ofRequests = { url: databaseUrl, setting: 'DATABASE_URL' }
  const ofSystem = systemUrl ? { url: systemUrl, setting: 'SYSTEM_DATABASE_URL' } : ofRequests
  const system = await openPool(ofSystem, begun)
  const requests = systemUrl
    ? await openPool(ofRequests, begun).catch(async (error: unknown) => {
        await system.end()
        throw error
      })
    : system
  const pools = new Set([system, requests])
  const close = async () => void (await Promise.all([...pools].map((pool) => pool.end())))
  const named = { pool: system, setting: ofSystem.setting }
  const warning = await warningOf(named, requests, directUrl).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const database = databaseOn(system, habits)
  return {
    name: 'postgres',
    database,
    requests: requests === system ? database : databaseOn(requests, habits),
    pool: system,
    requestPool: requests,
    // What is heard, and what is locked for as long as it takes, needs a session of its own.
    listen: (channel, heard) => listenOn(directUrl ?? ofSystem.url, channel, heard),
    alone: (work) => aloneOn(directUrl ?? ofSystem.url, work),
    answers: () =>
      Promise.all([...pools].map((pool) => pool.query('select 1'))).then(
        () => true,
        () => false,
      ),
    close,
    warning,
  }
}

/** @throws UnusableDatabase where pooler or logins do not fit */
async function warningOf(system: SetPool, requests: pg.Pool, directUrl: string | undefined) {
  if (directUrl) await refuseUnfitDirect(directUrl, system)
  else await refuseUntoldPooler([system, { pool: requests, setting: 'DATABASE_URL' }])
  return unfitLogins(system.pool, requests)
}

interface Place {
  readonly url: string
  readonly setting: string
}

async function openPool({ url, setting }: Place, begun: string): Promise<pg.Pool> {
  const pool = refuseWithinTransaction(
    new pg.Pool({
      connectionString: url,
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
    client.query(begun).catch(() => {})
  })
  // An idle connection that the server drops is replaced by the pool.
  pool.on('error', () => {})
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw unreachable(url, setting, error)
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
