import pg from 'pg'
import { UnusableDatabase } from '../unusable-database.ts'
import { unreachable } from './unreachable.ts'

/** A pool and the setting that says where it leads. */
export interface SetPool {
  readonly pool: pg.Pool
  readonly setting: string
}

/** @throws UnusableDatabase where nothing says what leads past the pooler: notices would not be heard, nor plans kept */
export async function refuseUntoldPooler(pools: readonly SetPool[]): Promise<void> {
  for (const { pool, setting } of pools)
    if (await sharesSessions(pool))
      throw new UnusableDatabase(
        `${setting} leads over a pooler in transaction mode. ` +
          'Set DIRECT_DATABASE_URL to the address of PostgreSQL itself, with the login of the system, for what needs a session.',
      )
}

/** @throws UnusableDatabase where the address does not lead past the pooler, as the same login to the same database */
export async function refuseUnfitDirect(directUrl: string, { pool: system, setting }: SetPool): Promise<void> {
  const pool = new pg.Pool({ connectionString: directUrl, max: 2, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  try {
    const [direct, pooled] = await Promise.all([
      placeOf(pool).catch((error: unknown) => Promise.reject(unreachable(directUrl, 'DIRECT_DATABASE_URL', error))),
      placeOf(system),
    ])
    if (direct !== pooled)
      throw new UnusableDatabase(
        `DIRECT_DATABASE_URL leads to ${direct}, and ${setting} to ${pooled}. Give both the same login and database.`,
      )
    if (await sharesSessions(pool))
      throw new UnusableDatabase(
        'DIRECT_DATABASE_URL leads over a pooler in transaction mode as well. Set it to the address of PostgreSQL itself.',
      )
  } finally {
    await pool.end()
  }
}

const placeOf = async (pool: pg.Pool): Promise<string> =>
  (await pool.query("select current_database() || ' as ' || current_user as place")).rows[0].place

/**
 * Whether a second connection comes upon the session that the first had, as behind a pooler in transaction mode, which gives
 * the session that was free last. Work of others at that moment can hide it, and nothing can feign it.
 */
async function sharesSessions(pool: pg.Pool): Promise<boolean> {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  try {
    const session = async (client: pg.PoolClient) => (await client.query('select pg_backend_pid() as id')).rows[0].id
    // Both have been opened, by whatever that takes, before the sessions are compared.
    await session(other)
    return (await session(one)) === (await session(other))
  } finally {
    one.release()
    other.release()
  }
}
