import {
  createApp,
  openBroadcast,
  openedPayload,
  openSession,
  secretBox,
  type Engine,
  type ServerParts,
} from '@tsumugi/server'
import { personas, type PersonaKey } from '@tsumugi/server'
import { silentLog } from './silent-log.ts'
import { testEngine } from './database/test-engine.ts'

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
  readonly body: any
  readonly headers: Headers
}

/** Somebody signed in: calls go through the whole server in this process. */
export interface Caller {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

// oxlint-disable-next-line typescript/no-explicit-any -- As the wire: each test says what it expects of it.
type Waiting = any

export interface TestServer {
  readonly engine: Engine
  readonly app: ReturnType<typeof createApp>
  readonly parts: ServerParts
  as(persona: PersonaKey): Promise<Caller>
  cookieOf(persona: PersonaKey): Promise<string>
  visitor: Caller
  /** What the jobs of this kind that wait in the outbox carry, opened, in the order they were left. */
  waiting(kind: string): Promise<Waiting[]>
  stop(): Promise<void>
}

/** The whole server on a database of its own, in process. Stop it after the tests of a file. */
export async function startTestServer(changes: Partial<ServerParts> = {}): Promise<TestServer> {
  const { engine, files, dispose } = await testEngine()
  const broadcast = await openBroadcast(engine)
  const parts: ServerParts = {
    engine,
    files,
    broadcast,
    secrets: secretBox(['the key of no server that people use']),
    log: silentLog(),
    productName: 'Tsumugi',
    uploadLimit: 5 * 1_048_576,
    checksReplies: true,
    secureCookies: false,
    ...changes,
  }
  const app = createApp(parts)
  const caller = (cookie?: string): Caller => ({
    async call(method, path, body, headers = {}) {
      const multipart = body instanceof FormData
      const response = await app.request(path, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          ...(body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
      })
      const isJson = response.headers.get('Content-Type')?.includes('json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? await response.json() : await response.text(),
      }
    },
  })
  /** The Cookie header of somebody who has signed in. */
  const cookieOf = async (persona: PersonaKey) => {
    const { email } = personas.find((each) => each.key === persona)!
    const account = await engine.database
      .selectFrom('account')
      .innerJoin('membership', 'membership.account_id', 'account.id')
      .select(['account.id', 'membership.user_group_id'])
      .where('email', '=', email)
      .orderBy('membership.id')
      .executeTakeFirstOrThrow()
    const token = await openSession(engine.database, {
      accountId: account.id,
      userGroupId: account.user_group_id,
      remembered: false,
      address: 'test',
      agent: null,
    })
    return `tsumugi_session=${token}`
  }
  return {
    engine,
    app,
    parts,
    visitor: caller(),
    as: async (persona) => caller(await cookieOf(persona)),
    cookieOf,
    async waiting(kind) {
      const { rows } = await engine.pool.query(
        'select kind, payload from outbox where kind = $1 and done_at is null order by id',
        [kind],
      )
      return rows.map((row) => openedPayload(parts.secrets, row))
    },
    async stop() {
      await broadcast.close()
      await dispose()
    },
  }
}
