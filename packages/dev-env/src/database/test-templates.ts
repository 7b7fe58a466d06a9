import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localStorageOf, migrate, openEngine, seedDemo } from '@tsumugi/server'
import { ownDatabase, type OwnDatabase } from '../own-database.ts'
import { tellTemplate, templateOfRun, type TestTemplate } from './template-of-run.ts'

let made: { directory: string; database: OwnDatabase | undefined } | undefined

/** The template of this run: what `setup` made before the first test file. */
export function testTemplate(): TestTemplate {
  const template = templateOfRun()
  if (!template)
    throw new Error(
      'There is no template database. Server tests run in the vitest project "server", whose global setup makes it.',
    )
  return template
}

/** Vitest calls it once, before it starts a worker. */
export async function setup(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-template-'))
  const database = process.env.TEST_ENGINE === 'postgres' ? await ownDatabase() : undefined
  made = { directory, database }
  const engine = await openEngine(
    database ? { databaseUrl: database.url, systemUrl: database.systemUrl } : { dataDirectory: directory },
  )
  await migrate(engine.database)
  await seedDemo(engine.database, localStorageOf(join(directory, 'files')), { pictures: false, trades: false })
  await engine.close()
  tellTemplate({ directory, database: database && new URL(database.url).pathname.slice(1) })
}

export async function teardown(): Promise<void> {
  if (!made) return
  await made.database?.drop()
  rmSync(made.directory, { recursive: true, force: true })
}
