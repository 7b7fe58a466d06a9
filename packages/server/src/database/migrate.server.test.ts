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
}, 120_000)

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
}, 120_000)

it('migrations are numbered without gaps', () => {
  expect(migrationFiles().map((file) => file.slice(0, 4))).toEqual(
    migrationFiles().map((_, at) => String(at + 1).padStart(4, '0')),
  )
})
