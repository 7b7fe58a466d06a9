import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type EngineName = 'pglite' | 'postgres'

/** One database behind pools, whichever engine it is; `listen` never holds a pooled connection. */
export interface Engine {
  readonly name: EngineName
  /** For the system: who asks, accounts, jobs, migrations. Requests of people go through `requests`. */
  readonly database: Database
  /** For requests, by a login that is bound to the role of each transaction; the system's own where there is one login only. */
  readonly requests: Database
  /** The system's connections. */
  readonly pool: pg.Pool
  /** Those of requests; the same where there is one login only. */
  readonly requestPool: pg.Pool
  /** Calls back with each payload notified on the channel; answers how to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Does the work while no other process does its own, however long it takes: for migrating and seeding. */
  alone<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Whether every pool answers. */
  answers(): Promise<boolean>
  close(): Promise<void>
  /** What to be warned of in production about how the database is reached. */
  readonly warning?: string | undefined
}

export interface PostgresChoice {
  /** The login of requests, and of everything when there is no other. */
  readonly databaseUrl: string
  /** The login of the system's own work. */
  readonly systemUrl?: string | undefined
  /** The system's login past a pooler in transaction mode, which the others lead over; without it there is none. */
  readonly directUrl?: string | undefined
}
export type EngineChoice = PostgresChoice | { readonly dataDirectory: string | 'memory' }

/** @throws UnusableDatabase with one clear line when the directory or the server cannot be used */
export async function openEngine(choice: EngineChoice): Promise<Engine> {
  return 'databaseUrl' in choice
    ? (await import('./engines/postgres.ts')).openPostgres(choice)
    : (await import('./engines/pglite.ts')).openPglite(choice.dataDirectory)
}
