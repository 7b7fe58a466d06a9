import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Migrator, sql, type Migration } from 'kysely'
import type { Database } from './engine.ts'
import { makeRoles } from './logins/roles.ts'

/** The folder of plain SQL files, from the sources as well as from the built server. */
const folder = ['../../migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))!

/** The files in the order in which they run. */
export const migrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/** Brings the database up to the newest migration, or to the one named; files run once, in the order of their numbers. */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  if (!upTo && (await isUpToDate(database))) return
  await makeRoles(database)
  const migrator = new Migrator({ db: database, provider: { getMigrations } })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
  await holdTables(database)
}

/** Every table is held by row-level security, by its owner as well, whatever the migration that made it says (migration 0020). */
async function holdTables(database: Database): Promise<void> {
  await sql`do $$ begin
    if to_regproc('public.hold_tables') is not null then perform hold_tables(); end if;
  end $$`.execute(database)
}

/** Asked in one look: the migrator first reads every table of the database, which takes longer than the rest of a start. */
async function isUpToDate(database: Database): Promise<boolean> {
  const {
    rows: [table],
  } = await sql<{ exists: boolean }>`select to_regclass('public.kysely_migration') is not null as exists`.execute(
    database,
  )
  if (!table?.exists) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name).join() === migrationFiles().join()
}

async function getMigrations(): Promise<Record<string, Migration>> {
  return Object.fromEntries(
    migrationFiles().map((file) => [file, { up: (db) => run(db, join(folder, file)) } satisfies Migration]),
  )
}

/** The first migration makes a role, which not every login may; `makeRoles` has done it. */
const makesRole = /^do \$\$ begin\n {2}create role [\s\S]*?^end \$\$;$/gm

async function run(database: Parameters<Migration['up']>[0], file: string) {
  await sql.raw(readFileSync(file, 'utf8').replace(makesRole, '')).execute(database)
}
