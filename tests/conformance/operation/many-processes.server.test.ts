import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  balancer,
  ownDatabase,
  sampleFiles,
  signInAs,
  startServerProcess,
  templateOfRun,
  type Balancer,
  type OwnDatabase,
  type ServerProcess,
} from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.runIf(process.env.TEST_ENGINE === 'postgres')('three processes behind a balancer', () => {
  const place = mkdtempSync(join(tmpdir(), 'tsumugi-many-'))
  const leaving = new AbortController()
  let database: OwnDatabase
  let servers: ServerProcess[]
  let front: Balancer
  let cookie: string
  beforeAll(async () => {
    database = await ownDatabase(templateOfRun()?.database)
    // Files lie where every process reaches them.
    const settings = {
      DATA_DIRECTORY: place,
      DATABASE_URL: database.url,
      SYSTEM_DATABASE_URL: database.systemUrl,
      SECRET_KEY: 'one key for every process of this test',
      MAIL_KEY: 'key-of-tests',
    }
    servers = await Promise.all([1, 2, 3].map(() => startServerProcess(settings)))
    front = await balancer(...servers.map(({ url }) => url))
    const { name, value } = await signInAs(front.url, 'brand')
    cookie = `${name}=${value}`
  })
  afterAll(async () => {
    leaving.abort()
    await front.close()
    for (const server of left()) expect(await server.end()).toMatchObject({ code: 0, errors: '' })
    await database.drop()
    rmSync(place, { recursive: true, force: true })
  })

  let killed: ServerProcess | undefined
  const left = () => servers.filter((server) => server !== killed)
  const headers = () => ({ Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' })
  const ask = (path: string, url = front.url) => fetch(`${url}${path}`, { headers: headers() })
  const post = (path: string, body: object) =>
    fetch(`${front.url}${path}`, {
      method: 'POST',
      headers: { ...headers(), ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })

  const products = new Map<number, string>()
  const mails = new Set<string>()
  /** Writes until told to stop, and notes what it was told is kept. What is cut off was never acknowledged. */
  async function writer(of: number, signal: AbortSignal): Promise<void> {
    for (let at = 0; !signal.aborted; at += 1) {
      const name = `並 ${of}-${at}`
      const answer = await post('/api/merchandisings', { brand_id: 1, merchandising: { name } }).catch(() => undefined)
      if (answer?.status === 200) products.set(((await answer.json()) as { data: { id: number } }).data.id, name)
    }
  }
  async function invite(email: string): Promise<void> {
    const answer = await post('/api/user_groups/1/invitations', { invitation: { email, role: 'member' } })
    expect(answer.status).toBe(200)
    mails.add(email)
  }

  /** What a page knows: what it was told, and what it found when it asked anew as its stream was back. */
  const page = { opened: 0, known: new Set<number>() }
  async function watch(): Promise<void> {
    while (!leaving.signal.aborted) await follow().catch(() => undefined)
  }
  async function follow(): Promise<void> {
    const answer = await fetch(`${front.url}/api/events`, { headers: headers(), signal: leaving.signal })
    if (answer.status !== 200) throw new Error(`The stream was answered with ${answer.status}.`)
    const stream = answer.body!.pipeThrough(new TextDecoderStream())
    let rest = ''
    let isOpen = false
    for await (const text of stream as unknown as AsyncIterable<string>) {
      if (!isOpen) await askAnew()
      isOpen = true
      const lines = (rest + text).split('\n')
      rest = lines.pop()!
      for (const line of lines)
        if (line.startsWith('data: ')) page.known.add((JSON.parse(line.slice(6)) as { id: number }).id)
    }
  }
  async function askAnew(): Promise<void> {
    const answer = await ask('/api/merchandisings/maps/uncategorized?brand_id=1')
    const { data } = (await answer.json()) as { data: { id: number }[] }
    for (const { id } of data) page.known.add(id)
    page.opened += 1
  }
  const unknown = () => [...products.keys()].filter((id) => !page.known.has(id))

  it('a session that one process opened holds in all, and each has its share of the requests', async () => {
    for (let at = 0; at < 9; at += 1) expect((await ask('/api/sessions/userinfo')).status).toBe(200)
    for (const count of front.given.values()) expect(count).toBeGreaterThan(2)
  })

  let upload: string
  const picture = async (url: string) => Buffer.from(await (await ask(upload, url)).arrayBuffer())
  it('a file brought through one process is read through every other', async () => {
    const bytes = (await sampleFiles.picture()) as Uint8Array<ArrayBuffer>
    const form = new FormData()
    form.set('file', new File([bytes], 'SK27.png'))
    const { data } = (await (await post('/api/record_files', form)).json()) as { data: { id: number } }
    upload = `/api/record_files/${data.id}/original`
    const [first, ...others] = await Promise.all(servers.map(({ url }) => picture(url)))
    expect(first!.length).toBeGreaterThan(0)
    for (const other of others) expect(other.equals(first!)).toBe(true)
  })

  it('a page hears what is written through any process', async () => {
    void watch()
    await expect.poll(() => page.opened).toBe(1)
    const stop = new AbortController()
    const writing = writer(0, stop.signal)
    await expect.poll(() => products.size).toBeGreaterThan(5)
    stop.abort()
    await writing
    await expect.poll(unknown).toEqual([])
  })

  it('the process that streams is killed under six writers and while mails wait: nothing acknowledged is lost', async () => {
    const before = await picture(left()[0]!.url)
    const stop = new AbortController()
    const writers = Promise.all(Array.from({ length: 6 }, (_, at) => writer(at + 1, stop.signal)))
    for (let at = 0; at < 6; at += 1) await invite(`before-${at}@shirotsume.example`)
    const streaming = servers.find(({ url }) => url === front.lastFor('/api/events'))!
    expect((await streaming.end('SIGKILL')).signal).toBe('SIGKILL')
    killed = streaming
    const kept = products.size
    await expect.poll(() => products.size).toBeGreaterThan(kept + 20)
    for (let at = 0; at < 3; at += 1) await invite(`after-${at}@shirotsume.example`)
    stop.abort()
    await writers
    for (let at = 0; at < 6; at += 1) expect((await ask('/api/sessions/userinfo')).status).toBe(200)
    for (const { url } of left()) expect((await picture(url)).equals(before)).toBe(true)
    const rows = await database.query<{ id: number; name: string }>('select id::int as id, name from merchandising')
    const found = new Map(rows.map(({ id, name }) => [id, name]))
    expect([...products].filter(([id, name]) => found.get(id) !== name)).toEqual([])
  })

  it('its page comes back to another process and knows what was written meanwhile', async () => {
    await expect.poll(() => page.opened).toBeGreaterThan(1)
    await expect.poll(unknown).toEqual([])
    expect(front.lastFor('/api/events')).not.toBe(killed!.url)
    const { data } = (await (
      await post('/api/merchandisings', { brand_id: 1, merchandising: { name: '並 後' } })
    ).json()) as { data: { id: number } }
    await expect.poll(() => page.known.has(data.id)).toBe(true)
  })

  it('every job that was acknowledged is done, those of the killed process too', async () => {
    // A taken job is another's once its time is over; here that time is over at once.
    await database.query('update outbox set due_at = now() where done_at is null')
    await database.query("select pg_notify('tsumugi_outbox', '')")
    const undone = () => database.query('select id::int as id, kind, last_error from outbox where done_at is null')
    await expect.poll(undone).toEqual([])
    const kept = await (await fetch(`${left()[0]!.url}/development/mail?key=key-of-tests`)).text()
    for (const mail of mails) expect(kept).toContain(mail)
  })
})
