import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardedStorage, localStorageOf, openEngine, type Engine, type FileStorage } from '@tsumugi/server'
import { ownDatabase } from '../own-database.ts'
import { testTemplate } from './test-templates.ts'

export interface TestEngine {
  readonly engine: Engine
  readonly files: FileStorage
  /** Closes the database and removes it. */
  dispose(): Promise<void>
}

/**
 * A fresh seeded database of its own for each caller: a copy of one template per run, on embedded PGlite, or on the
 * PostgreSQL of `TEST_DATABASE_URL` when the tests of that engine run (`TEST_ENGINE=postgres`).
 */
export function testEngine(): Promise<TestEngine> {
  return process.env.TEST_ENGINE === 'postgres' ? onPostgres() : onPglite()
}

async function onPglite(): Promise<TestEngine> {
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-test-'))
  cpSync(testTemplate().directory, directory, { recursive: true })
  const engine = await openEngine({ dataDirectory: directory })
  return {
    engine,
    files: guardedStorage(localStorageOf(join(directory, 'files'))),
    async dispose() {
      await engine.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function onPostgres(): Promise<TestEngine> {
  const template = testTemplate()
  const own = await ownDatabase(template.database)
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-test-'))
  cpSync(template.directory, directory, { recursive: true })
  const engine = await openEngine({ databaseUrl: own.url, systemUrl: own.systemUrl })
  return {
    engine,
    files: guardedStorage(localStorageOf(join(directory, 'files'))),
    async dispose() {
      await engine.close()
      await own.drop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A database of its own with nothing in it, not even tables. */
export async function emptyEngine(): Promise<Omit<TestEngine, 'files'>> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const engine = await openEngine({ dataDirectory: 'memory' })
    return { engine, dispose: () => engine.close() }
  }
  const own = await ownDatabase()
  const engine = await openEngine({ databaseUrl: own.url, systemUrl: own.systemUrl })
  return {
    engine,
    async dispose() {
      await engine.close()
      await own.drop()
    },
  }
}
