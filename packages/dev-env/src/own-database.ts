import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** The PostgreSQL of `TEST_DATABASE_URL`. */
export function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set. Point it at a PostgreSQL 15 server whose user may create databases.')
  return url
}

/** A database on that server for one caller alone: empty, or a copy of the one named. */
export async function ownDatabase(template?: string): Promise<OwnDatabase> {
  const server = postgresUrl()
  const name = `tsumugi_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
