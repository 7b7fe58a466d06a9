import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openEngine, seedDemo, localStorageOf, type Engine, type FileStorage } from '@tsumugi/server'
import { ownDatabase } from './own-database.ts'

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

/** Made once per run by the first worker that needs it; the others wait for the finished directory to appear. */
const templateDirectory = () => join(tmpdir(), `tsumugi-template-${process.env.TEST_RUN ?? process.ppid}`)

async function onPglite(): Promise<TestEngine> {
  const template = templateDirectory()
  if (!existsSync(template)) await makeTemplate(template)
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-test-'))
  cpSync(template, directory, { recursive: true })
  const engine = await openEngine({ dataDirectory: directory })
  return {
    engine,
    files: localStorageOf(join(directory, 'files')),
    async dispose() {
      await engine.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(template: string) {
  const draft = mkdtempSync(join(tmpdir(), 'tsumugi-draft-'))
  const engine = await openEngine({ dataDirectory: draft })
  await migrate(engine.database)
  await seedDemo(engine.database, localStorageOf(join(draft, 'files')), { pictures: false })
  await engine.close()
  try {
    renameSync(draft, template)
  } catch {
    // Another worker was first; its template is the same.
    rmSync(draft, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<TestEngine> {
  const own = await ownDatabase()
  const engine = await openEngine({ databaseUrl: own.url })
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-test-'))
  const files = localStorageOf(directory)
  await migrate(engine.database)
  await seedDemo(engine.database, files, { pictures: false })
  return {
    engine,
    files,
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
  const engine = await openEngine({ databaseUrl: own.url })
  return {
    engine,
    async dispose() {
      await engine.close()
      await own.drop()
    },
  }
}
