import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PersonaKey } from '@tsumugi/server/personas'
import { ownDatabase, type OwnDatabase } from './own-database.ts'
import { startServerProcess, type Entry, type ServerProcess } from './server-process.ts'
import { storedSessions } from './stored-sessions.ts'
import { templateOfRun } from './database/template-of-run.ts'

/** A browser page or context: only its cookies matter here. */
interface CookieJar {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>
}

export interface SystemOptions {
  readonly engine: 'pglite' | 'postgres'
  /** 0 takes any free one, and a restart keeps it. */
  readonly port?: number
  readonly legacyOrigin?: string
  readonly entry?: Entry
  readonly settings?: Record<string, string>
}

/** The whole product as people get it: the real server in a process of its own, on a seeded database of its own. */
export interface System {
  readonly url: string
  /** The path of the page that shows mails instead of sending them, with its key. */
  readonly mailPage: string
  /** Gives the browser a session of somebody; those of one person share it. */
  signIn(visitor: CookieJar | { context(): CookieJar }, persona: PersonaKey): Promise<void>
  /** Somebody's calls without a browser. */
  as(persona: PersonaKey): Promise<SystemCaller>
  /** Stops the server and starts it again on the same address and data; `SIGKILL` gives it no time to finish. */
  restart(signal?: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

export interface SystemCaller {
  // oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>
}

export async function startSystem(options: SystemOptions): Promise<System> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-system-'))
  const database = await fill(dataDirectory, options)
  const start = (port: number) =>
    startServerProcess(
      {
        DATA_DIRECTORY: dataDirectory,
        MAIL_KEY: mailKey,
        PORT: String(port),
        ...(database ? { DATABASE_URL: database.url, SYSTEM_DATABASE_URL: database.systemUrl } : {}),
        ...(options.legacyOrigin ? { LEGACY_ORIGIN: options.legacyOrigin } : {}),
        ...options.settings,
      },
      options.entry,
    )
  let server: ServerProcess = await start(options.port ?? 0)
  const { url } = server
  // Apart, so that what a page does to its session does not reach the calls beside it.
  const [pages, callers] = [storedSessions(url), storedSessions(url)]
  return {
    url,
    mailPage: `/development/mail?key=${mailKey}`,
    async signIn(visitor, persona) {
      const jar = 'context' in visitor ? visitor.context() : visitor
      await jar.addCookies([{ ...(await pages(persona)), url }])
    },
    async as(persona) {
      const { name, value } = await callers(persona)
      return { call: (method, path, body) => callAs(`${url}${path}`, `${name}=${value}`, method, body) }
    },
    async restart(signal) {
      await server.end(signal)
      server = await start(Number(new URL(url).port))
    },
    async stop() {
      await server.end()
      await database?.drop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Copies what this run has seeded; its own database where that is one of a server's. What nothing was copied to, the server seeds. */
async function fill(dataDirectory: string, { engine, entry }: SystemOptions): Promise<OwnDatabase | undefined> {
  const ofRun = templateOfRun()
  const fits = ofRun !== undefined && (ofRun.database !== undefined) === (engine === 'postgres')
  if (fits) cpSync(ofRun.directory, dataDirectory, { recursive: true })
  if (engine === 'postgres') return ownDatabase(fits ? ofRun.database : undefined)
  if (!fits) cpSync(await template(entry), dataDirectory, { recursive: true })
}

const mailKey = 'key-of-tests'

async function callAs(url: string, cookie: string, method: string, body: unknown) {
  const isForm = body instanceof FormData
  const headers = new Headers({ Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' })
  if (!isForm) headers.set('Content-Type', 'application/json')
  const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }
  const response = await fetch(url, { method, headers, ...sent })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

/** A data directory that a first start has filled, pictures and all: copying it takes a tenth of the time. */
async function template(entry: Entry | undefined): Promise<string> {
  const place = join(tmpdir(), `tsumugi-template-${process.env.TEST_RUN ?? process.ppid}-system`)
  if (existsSync(place)) return place
  const draft = mkdtempSync(join(tmpdir(), 'tsumugi-draft-'))
  const server = await startServerProcess({ DATA_DIRECTORY: draft }, entry)
  await server.end()
  try {
    renameSync(draft, place)
  } catch {
    // Another worker was first; its template is the same.
    rmSync(draft, { recursive: true, force: true })
  }
  return place
}
