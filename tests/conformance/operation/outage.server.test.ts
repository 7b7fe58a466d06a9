import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cuttableProxy,
  ownDatabase,
  ServerRefused,
  signInAs,
  startServerProcess,
  startSystem,
  templateOfRun,
  type CuttableProxy,
  type OwnDatabase,
  type ServerProcess,
} from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'tsumugi-outage-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const onPostgres = process.env.TEST_ENGINE === 'postgres'

interface Answer {
  readonly status: number
  readonly retryAfter: number
  readonly id?: number
}

const send = (url: string, cookie: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function write(url: string, cookie: string, name: string): Promise<Answer> {
  const answer = await send(url, cookie, '/api/merchandisings', { brand_id: 1, merchandising: { name } })
  const body = (await answer.json()) as { data?: { id: number } }
  const id = body.data?.id
  return { status: answer.status, retryAfter: Number(answer.headers.get('Retry-After') ?? 0), ...(id ? { id } : {}) }
}

describe.runIf(onPostgres)('design §3: a database that goes away', () => {
  let database: OwnDatabase
  let line: CuttableProxy
  let server: ServerProcess
  let cookie: string
  beforeAll(async () => {
    database = await ownDatabase(templateOfRun()?.database)
    line = await cuttableProxy(database.url)
    server = await startServerProcess({
      DATA_DIRECTORY: join(place, 'data'),
      DATABASE_URL: line.over(database.url),
      SYSTEM_DATABASE_URL: line.over(database.systemUrl),
    })
    const { name, value } = await signInAs(server.url, 'brand')
    cookie = `${name}=${value}`
  })
  afterAll(async () => {
    expect(await server.end()).toMatchObject({ code: 0, errors: '' })
    await line.close()
    await database.drop()
  })

  const answers: Answer[] = []
  const kept = new Map<number, string>()
  /** Writes until told to stop, and notes what it was told is kept. */
  async function writer(of: string, signal: AbortSignal) {
    for (let at = 0; !signal.aborted; at += 1) {
      const name = `断 ${of}-${at}`
      const answer = await write(server.url, cookie, name)
      answers.push(answer)
      if (answer.id) kept.set(answer.id, name)
    }
  }
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  const found = async () => {
    const client = await database.query<{ id: number; name: string }>('select id::int as id, name from merchandising')
    const names = new Map(client.map(({ id, name }) => [id, name]))
    return [...kept].filter(([id, name]) => names.get(id) !== name)
  }
  const odd = () => answers.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter > 0))

  it('ten times every connection ended under six writers: nothing acknowledged is lost, nothing is a 500', async () => {
    const stop = new AbortController()
    const writers = Promise.all(Array.from({ length: 6 }, (_, at) => writer(`t${at}`, stop.signal)))
    for (let round = 0; round < 10; round += 1) {
      const before = kept.size
      // Each time in the midst of writes, and after the server has found its way back.
      await expect.poll(() => kept.size, { interval: 10 }).toBeGreaterThan(before + 5)
      expect(await database.endConnections()).toBeGreaterThan(1)
    }
    const before = kept.size
    await expect.poll(() => kept.size).toBeGreaterThan(before + 20)
    stop.abort()
    await writers
    expect(odd()).toEqual([])
    expect(await found()).toEqual([])
    expect(kept.size).toBeGreaterThan(60)
  }, 300_000)

  it('cut off under six writers: 503 until it is back, readiness tells, and it heals by itself', async () => {
    const stop = new AbortController()
    const writers = Promise.all(Array.from({ length: 6 }, (_, at) => writer(`c${at}`, stop.signal)))
    let before = kept.size
    await expect.poll(() => kept.size).toBeGreaterThan(before + 5)
    line.cut()
    const refused = answers.length
    await expect.poll(ready).toBe(503)
    await expect.poll(() => answers.length).toBeGreaterThan(refused + 30)
    line.join()
    await expect.poll(ready).toBe(200)
    before = kept.size
    await expect.poll(() => kept.size).toBeGreaterThan(before + 20)
    stop.abort()
    await writers
    expect(odd()).toEqual([])
    expect(await found()).toEqual([])
  }, 300_000)

  /** Hears of changes as a page does, from before the outage on; the stream itself goes past the line that is cut. */
  async function changesHeard(signal: AbortSignal): Promise<Set<number>> {
    const heard = new Set<number>()
    const { body, status } = await fetch(`${server.url}/api/events`, { headers: { Cookie: cookie }, signal })
    expect(status).toBe(200)
    const hear = async () => {
      let rest = ''
      for await (const text of body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
        const lines = (rest + text).split('\n')
        rest = lines.pop()!
        for (const line of lines)
          if (line.startsWith('data: ')) heard.add((JSON.parse(line.slice(6)) as { id: number }).id)
      }
    }
    hear().catch(() => undefined)
    return heard
  }

  it('cut off while nobody asks, for however long: what hears of changes and what works off jobs is back by itself', async () => {
    const leaving = new AbortController()
    const heard = await changesHeard(leaving.signal)
    line.cut()
    const { refused } = line
    // Nobody but they themselves tries, each time later than before, and none gives up.
    await expect.poll(() => line.refused).toBeGreaterThan(refused + 7)
    expect(await ready()).toBe(503)
    line.join()
    await expect.poll(ready).toBe(200)
    const invitation = { email: 'after-outage@shirotsume.example', role: 'member' }
    expect((await send(server.url, cookie, '/api/user_groups/1/invitations', { invitation })).status).toBe(200)
    const waits = 'done_at is null and (due_at <= now() or last_error is not null)'
    const undone = () => database.query(`select kind, last_error from outbox where ${waits}`)
    await expect.poll(undone).toEqual([])
    // What was written before it listened again it has missed, as pages do that ask anew.
    const written = new Set<number>()
    const isHeard = () => [...written].some((id) => heard.has(id))
    await expect
      .poll(async () => {
        written.add((await write(server.url, cookie, '断の後')).id!)
        return isHeard()
      })
      .toBe(true)
    leaving.abort()
  }, 300_000)
})

describe.runIf(onPostgres)('three servers that start at once on one empty database', () => {
  it.each(['on', 'off'])(
    'all run, with the demo %s',
    async (DEMO) => {
      const database = await ownDatabase()
      const started = await Promise.all(
        [1, 2, 3].map((at) =>
          startServerProcess({
            DATA_DIRECTORY: join(place, `${DEMO}-${at}`),
            DATABASE_URL: database.url,
            SYSTEM_DATABASE_URL: database.systemUrl,
            DEMO,
          }),
        ),
      )
      const groups = await database.query<{ count: number }>('select count(*)::int as count from user_group')
      expect(groups[0]!.count > 0).toBe(DEMO === 'on')
      for (const server of started) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      for (const server of started) expect(await server.end()).toMatchObject({ code: 0, errors: '' })
      await database.drop()
    },
    180_000,
  )
})

describe.runIf(onPostgres)('one login', () => {
  it.each([
    ['of a superuser', 'superuserUrl'],
    ['of the owner of the database', 'systemUrl'],
  ] as const)(
    '%s is enough to develop',
    async (_, which) => {
      const database = await ownDatabase()
      const settings = { DATA_DIRECTORY: join(place, which), DATABASE_URL: database[which] }
      const server = await startServerProcess(settings)
      const { name, value } = await signInAs(server.url, 'brand')
      expect(await write(server.url, `${name}=${value}`, '一人')).toMatchObject({ status: 200 })
      await server.end()
      await database.drop()
    },
    120_000,
  )
})

describe.runIf(onPostgres)('logins that do not fit', () => {
  /** Starts, and does word for word what each refusal says, until it runs. Some things only show once others are mended. */
  async function mended(database: OwnDatabase, settings: Record<string, string>) {
    const refusals: string[] = []
    for (;;) {
      const next = await startServerProcess(settings).catch((error: unknown) => error)
      if (!(next instanceof ServerRefused)) {
        await (next as ServerProcess).end()
        return refusals
      }
      const { code, errors } = next.ended
      expect([code, refusals.includes(errors)]).toEqual([1, false])
      refusals.push(errors)
      await database.administer(errors.slice(errors.indexOf('\n')))
    }
  }

  it('a superuser for requests is refused at start with the statements that mend it, and after these it starts', async () => {
    const database = await ownDatabase()
    const name = `tsumugi_test_unfit_${process.pid}`
    await database.administer(`create role ${name} login superuser password 'tsumugi-test'`)
    const url = new URL(database.url)
    url.username = name
    const refusals = await mended(database, {
      DATA_DIRECTORY: join(place, 'unfit'),
      DEMO: 'off',
      DATABASE_URL: url.href,
      SYSTEM_DATABASE_URL: database.systemUrl,
    })
    expect(refusals[0]).toMatch(
      new RegExp(
        `^The logins ${name} \\(requests\\) and tsumugi_test_system \\(system\\) do not fit.*\nalter role ${name}`,
      ),
    )
    await database.administer(`drop owned by ${name}; drop role ${name}`)
    await database.drop()
  })

  it('what a superuser made is handed over once by the statement that is told', async () => {
    const database = await ownDatabase()
    const demo = { DATA_DIRECTORY: join(place, 'handed') }
    await (await startServerProcess({ ...demo, DATABASE_URL: database.superuserUrl })).end()
    const settings = { ...demo, DATABASE_URL: database.url, SYSTEM_DATABASE_URL: database.systemUrl }
    expect((await mended(database, settings)).join()).toContain('owner to tsumugi_test_system')
    const server = await startServerProcess(settings)
    const { name, value } = await signInAs(server.url, 'brand')
    expect(await write(server.url, `${name}=${value}`, '引き継ぎ')).toMatchObject({ status: 200 })
    await server.end()
    await database.drop()
  })
})

/** A write that the server has begun to read: its body follows once it is released. */
async function begunWrite(url: string, cookie: string, name: string) {
  const body = JSON.stringify({ brand_id: 1, merchandising: { name } })
  const sent = request(`${url}/api/merchandisings`, {
    method: 'POST',
    agent: false,
    headers: {
      Cookie: cookie,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  })
  const status = once(sent, 'response').then(([answer]: IncomingMessage[]) => answer!.resume().statusCode)
  sent.flushHeaders()
  await once(sent, 'continue')
  return { status, release: () => sent.end(body) }
}

it('SIGTERM with 32 requests in flight: each is answered, and none reset', async () => {
  const system = await startSystem({ engine: onPostgres ? 'postgres' : 'pglite', settings: { DRAIN_SECONDS: '0' } })
  const { name, value } = await signInAs(system.url, 'brand')
  const cookie = `${name}=${value}`
  const begun = await Promise.all(Array.from({ length: 32 }, (_, at) => begunWrite(system.url, cookie, `途中 ${at}`)))
  const stopped = system.stop()
  for (const { release } of begun) release()
  const answers = await Promise.allSettled(begun.map(({ status }) => status))
  expect(answers).toEqual(begun.map(() => ({ status: 'fulfilled', value: 200 })))
  await stopped
})
