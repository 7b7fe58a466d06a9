import { randomBytes } from 'node:crypto'
import type { Engine } from '@tsumugi/server'
import pg from 'pg'

export interface OwnDatabase {
  /** For requests. */
  readonly url: string
  /** For the system: the owner of the database, and no superuser. */
  readonly systemUrl: string
  /** A superuser's, as people have it who only develop. */
  readonly superuserUrl: string
  /** Asks it as its owner. */
  query<Row extends object>(statement: string): Promise<Row[]>
  /** Does something in it as the server's superuser. */
  administer(statement: string): Promise<void>
  /** Ends every connection to it, as a failover does. @returns how many there were */
  endConnections(): Promise<number>
  drop(): Promise<void>
}

/** The PostgreSQL of `TEST_DATABASE_URL`. */
export function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set. Point it at a PostgreSQL 15 server whose user may create databases.')
  return url
}

/** The logins of every test database on that server: as in production, neither is a superuser, and one owns nothing. */
const logins = { requests: 'tsumugi_test_requests', system: 'tsumugi_test_system' } as const
/** For a server that asks for one; what stands there is made up and thrown away. */
const password = 'tsumugi-test'

/** As the guide on going to production has it; more than one run may do so at once. */
const makeLogins = `do $$ begin
  perform pg_advisory_xact_lock(7866476);
  if not exists (select from pg_roles where rolname = 'tsumugi_app') then create role tsumugi_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'tsumugi_system') then create role tsumugi_system nologin; end if;
  if not exists (select from pg_roles where rolname = '${logins.system}') then
    create role ${logins.system} login nosuperuser nobypassrls password '${password}';
    grant tsumugi_app, tsumugi_system to ${logins.system};
  end if;
  if not exists (select from pg_roles where rolname = '${logins.requests}') then
    create role ${logins.requests} login nosuperuser nobypassrls noinherit password '${password}';
    grant tsumugi_app, tsumugi_system to ${logins.requests};
  end if;
end $$`

let made: Promise<unknown> | undefined

/** A database on that server for one caller alone: empty, or a copy of the one named. */
export async function ownDatabase(template?: string): Promise<OwnDatabase> {
  const server = postgresUrl()
  const name = `tsumugi_test_${randomBytes(6).toString('hex')}`
  await (made ??= ask(server, makeLogins))
  await ask(server, `create database ${name} owner ${logins.system}${template ? ` template ${template}` : ''}`)
  // What a commit promises is the same to everybody but a machine that loses its power.
  await ask(server, `alter database ${name} set synchronous_commit = off`)
  const urlFor = (login: string) => {
    const url = new URL(server)
    Object.assign(url, { pathname: `/${name}`, username: login, password })
    return url.href
  }
  const inside = new URL(server)
  inside.pathname = `/${name}`
  return {
    url: urlFor(logins.requests),
    systemUrl: urlFor(logins.system),
    superuserUrl: inside.href,
    query: (statement) => ask(urlFor(logins.system), statement),
    administer: async (statement) => void (await ask(inside.href, statement)),
    endConnections: () => endConnections(name),
    drop: async () => void (await ask(server, `drop database ${name} with (force)`)),
  }
}

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values.length > 0 ? values : undefined)).rows
  } finally {
    await client.end()
  }
}

async function endConnections(name: string): Promise<number> {
  const ended = await ask(
    postgresUrl(),
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  return ended.length
}

/** How to end every connection to the test database of an engine. */
export async function connectionsOf(engine: Engine): Promise<{ end(): Promise<number> }> {
  const [database] = (await engine.pool.query('select current_database() as name')).rows
  return { end: () => endConnections(database.name) }
}
