import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from '../files/storage/file-storage.ts'

/** Where a write can fail, in the order in which it comes there. */
const points = ['connect', 'begin', 'statement', 'notify', 'commit', 'commit answered'] as const
type Point = (typeof points)[number]

/** What fails there, as the driver reports it. */
const failures = {
  'connection lost': () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  'socket reset': () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  deadlock: () => Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  'serialization failure': () => Object.assign(new Error('could not serialize'), { code: '40001' }),
  'lock not available': () => Object.assign(new Error('lock timeout'), { code: '55P03' }),
  'statement timeout': () => Object.assign(new Error('canceling statement'), { code: '57014' }),
  'no answer at all': () => new Error('Query read timeout'),
  'pool full': () => new Error('timeout exceeded when trying to connect'),
  'too many connections': () => Object.assign(new Error('sorry, too many clients'), { code: '53300' }),
  'disk full': () => Object.assign(new Error('could not extend file'), { code: '53100' }),
} as const
type Failure = keyof typeof failures

/** Where another attempt may go better it is made; the others are told when to come again. */
const mended: readonly Failure[] = [
  'connection lost',
  'socket reset',
  'deadlock',
  'serialization failure',
  'lock not available',
]
/** After these nobody knows whether a commit that was sent is kept. */
const silent: readonly Failure[] = ['connection lost', 'socket reset', 'statement timeout', 'no answer at all']

/** Fails so many times at one point, and then no more. */
let plan: { point: Point; failure: Failure; times: number } | undefined
const due = (point: Point): Error | undefined => {
  if (plan?.point !== point || plan.times === 0) return undefined
  plan.times -= 1
  return failures[plan.failure]()
}

const pointOf = (text: string): Point => {
  if (text.startsWith('begin')) return 'begin'
  if (text === 'commit') return 'commit'
  if (text.includes('pg_notify')) return 'notify'
  return 'statement'
}

type Question = string | { readonly text: string }
type Ask = (question: Question, values?: unknown[]) => Promise<pg.QueryResult>
const wrapped = new WeakSet<pg.PoolClient>()

/** The statements of a client, failing as planned; the database itself is the real one and stays as it is. */
function failing(client: pg.PoolClient): pg.PoolClient {
  if (wrapped.has(client)) return client
  wrapped.add(client)
  const ask = client.query.bind(client) as Ask
  const failed = async (text: string, error: Error) => {
    // Whatever was open is rolled back, as the database does for a connection that ends.
    if (text !== 'rollback') await ask('rollback')
    throw error
  }
  client.query = (async (question: Question, values?: unknown[]) => {
    const text = typeof question === 'string' ? question : question.text
    if (!text || text === 'rollback') return ask(question, values)
    const point = pointOf(text)
    const error = due(point)
    if (error) return failed(text, error)
    const answer = await ask(question, values)
    const lost = point === 'commit' ? due('commit answered') : undefined
    if (lost) throw lost
    return answer
  }) as typeof client.query
  return client
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const pool = server.engine.requestPool
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (async () => {
    const error = due('connect')
    if (error) throw error
    return failing(await connect())
  }) as typeof pool.connect
})
afterAll(async () => {
  plan = undefined
  await server.stop()
})

let count = 0
async function write(key?: string) {
  const brand = await server.as('brand')
  await brand.call('GET', '/api/sessions/userinfo')
  return async (planned: typeof plan) => {
    const name = `障害 ${(count += 1)}`
    plan = planned
    const headers: Record<string, string> = key ? { 'Idempotency-Key': `${key}-${count}` } : {}
    const answer = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name } }, headers)
    plan = undefined
    const { rows } = await server.engine.pool.query(
      'select count(*)::int as count from merchandising where name = $1',
      [name],
    )
    return { answer, kept: rows[0].count as number }
  }
}

/** Once a commit is kept, only its answer can get lost. */
const everyWay = points.flatMap((point) =>
  (Object.keys(failures) as Failure[])
    .filter((failure) => point !== 'commit answered' || silent.includes(failure))
    .map((failure) => [point, failure] as const),
)

describe.each(everyWay)('at %s: %s', (point, failure) => {
  const unknown = (point === 'commit' || point === 'commit answered') && silent.includes(failure)

  it('once: the write is made once, or refused with 503 and when to come again; never both, never 500', async () => {
    const { answer, kept } = await (await write())({ point, failure, times: 1 })
    if (mended.includes(failure) && !unknown) {
      expect([answer.status, kept]).toEqual([200, 1])
      return
    }
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer.body.errors[0].code).toBe(unknown ? 'outcome_unknown' : 'unavailable')
    expect(kept).toBe(point === 'commit answered' ? 1 : 0)
  })

  it('again and again: 503, and nothing half made', async () => {
    const { answer, kept } = await (await write())({ point, failure, times: 100 })
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(kept).toBe(point === 'commit answered' ? 1 : 0)
  })

  it('under an idempotency key it is made again also when nobody knows, and kept once', async () => {
    const { answer, kept } = await (await write('once'))({ point, failure, times: 1 })
    if (answer.status === 200) expect(kept).toBe(1)
    else expect([answer.status, mended.includes(failure)]).toEqual([503, false])
  })
})

describe('a connection of the system, which looks sessions up, cannot be had', () => {
  it.each(Object.keys(failures) as Failure[])(
    '%s: 503 and when to come again, and nobody is signed out',
    async (failure) => {
      const brand = await server.as('brand')
      const { pool } = server.engine
      const connect = pool.connect.bind(pool)
      pool.connect = (() => Promise.reject(failures[failure]())) as typeof pool.connect
      const answers = [
        await brand.call('GET', '/api/sessions/userinfo'),
        await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '障害' } }),
      ]
      pool.connect = connect as typeof pool.connect
      for (const { status, headers } of answers)
        expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true])
      expect((await brand.call('GET', '/api/sessions/userinfo')).status).toBe(200)
    },
  )
})

describe('a file that cannot be stored', () => {
  it.each([
    ['the disk is full', () => Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
    ['too many files are open', () => Object.assign(new Error('too many open files'), { code: 'EMFILE' })],
    ['the object storage fails', () => Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 503 } })],
    ['the object storage is away', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('%s: 503 and when to come again, no record of it, and the server goes on', async (_, fault) => {
    const { createApp } = await import('../app.ts')
    const { sampleFiles } = await import('@tsumugi/dev-env')
    const files: FileStorage = { ...server.parts.files, put: () => Promise.reject(fault()) }
    const app = createApp({ ...server.parts, files })
    const before = await fileCount()
    const form = new FormData()
    form.set(
      'file',
      new File([(await sampleFiles.picture('png')) as Uint8Array<ArrayBuffer>], '図.png', { type: 'image/png' }),
    )
    const answer = await app.request('/api/merchandisings/1/files', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', Cookie: await server.cookieOf('brand') },
      body: form,
    })
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true])
    expect(await fileCount()).toBe(before)
    expect((await app.request('/healthz')).status).toBe(200)
  })
  const fileCount = async () =>
    (await server.engine.pool.query('select count(*)::int as count from merchandising_file')).rows[0].count
})
