import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emptyEngine } from '@tsumugi/dev-env'
import { expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { generateTables } from './generate-tables.ts'
import { migrate, migrationFiles } from './migrate.ts'

/** Everything a schema consists of, as sorted lines: columns, constraints, indexes, policies, row security, rights. */
async function schemaOf({ pool }: Engine): Promise<string[]> {
  const parts = await Promise.all(
    [
      `select table_name, column_name, ordinal_position, data_type, udt_name, is_nullable, column_default, is_identity, collation_name
       from information_schema.columns where table_schema = 'public'`,
      `select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace`,
      `select indexdef from pg_indexes where schemaname = 'public'`,
      `select tablename, policyname, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public'`,
      `select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      `select table_name, column_name, privilege_type from information_schema.column_privileges where grantee = 'tsumugi_app'`,
      `select routine_name, routine_definition from information_schema.routines where routine_schema = 'public'`,
    ].map(async (text) => (await pool.query(text)).rows.map((row) => JSON.stringify(row))),
  )
  return parts.flat().toSorted()
}

it('a fresh database is the same as one brought up step by step with rows in it', async () => {
  const [fresh, stepped] = await Promise.all([emptyEngine(), emptyEngine()])
  try {
    await migrate(fresh.engine.database)
    for (const file of migrationFiles()) {
      await migrate(stepped.engine.database, file)
      await stepped.engine.pool.query(`insert into user_group (kind, name) values ('brand', $1)`, [`before ${file}`])
    }
    const schema = await schemaOf(fresh.engine)
    expect(schema.length).toBeGreaterThan(200)
    expect(await schemaOf(stepped.engine)).toEqual(schema)
    const { rows } = await stepped.engine.pool.query('select count(*)::int as count from user_group')
    expect(rows[0].count).toBe(migrationFiles().length)
  } finally {
    await Promise.all([fresh.dispose(), stepped.dispose()])
  }
})

it('a second start changes nothing, and the types in tables.ts are those of the migrations', async () => {
  const { engine, dispose } = await emptyEngine()
  try {
    await migrate(engine.database)
    const schema = await schemaOf(engine)
    await migrate(engine.database)
    expect(await schemaOf(engine)).toEqual(schema)
    expect(await generateTables(engine)).toBe(readFileSync(new URL('tables.ts', import.meta.url), 'utf8'))
  } finally {
    await dispose()
  }
})

/** Databases out there have run these as they are: a name or a text that changes would part them from new ones. */
const released = JSON.parse(readFileSync(new URL('../../migrations/released.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const sumOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(`../../migrations/${file}`, import.meta.url)))
    .digest('hex')

it('released migrations keep their names and their texts', () => {
  const present = migrationFiles().filter((file) => file in released)
  expect(Object.fromEntries(present.map((file) => [file, sumOf(file)]))).toEqual(released)
})

it('a new migration has a number of its own after the released ones', () => {
  const numbers = migrationFiles().map((file) => file.slice(0, 4))
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([])
  expect(numbers.length).toBe(new Set(numbers).size)
  const newest = Object.keys(released).toSorted().at(-1)!
  expect(migrationFiles().filter((file) => file < newest && !(file in released))).toEqual([])
})
