import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerRefused, signInAs, startServerProcess, type Ended, type ServerProcess } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'tsumugi-start-'))
const data = join(place, 'data')
let running: ServerProcess

beforeAll(async () => {
  running = await startServerProcess({ DATA_DIRECTORY: data })
})
afterAll(async () => {
  await running.end()
  rmSync(place, { recursive: true, force: true })
})

/** How a start with these settings ends. */
async function refusal(settings: Record<string, string>): Promise<Ended> {
  const started = await startServerProcess({ DATA_DIRECTORY: join(place, 'other'), ...settings }).catch(
    (error: unknown) => error,
  )
  if (started instanceof ServerRefused) return started.ended
  await (started as Partial<ServerProcess>).end?.()
  throw new Error('It started.')
}

const cases: [name: string, settings: () => Promise<Record<string, string>>, says: RegExp][] = [
  ['a busy port', async () => ({ PORT: new URL(running.url).port }), /^Port \d+ is in use.*PORT=\d+/],
  [
    'a file in place of the data directory',
    async () => {
      writeFileSync(join(place, 'file'), '')
      return { DATA_DIRECTORY: join(place, 'file') }
    },
    /^The data directory .*file cannot be written \(EEXIST\)\. .*DATA_DIRECTORY/,
  ],
  [
    'a data directory beneath a file',
    async () => {
      writeFileSync(join(place, 'plain'), '')
      return { DATA_DIRECTORY: join(place, 'plain/data') }
    },
    /^The data directory .*plain\/data cannot be written \(ENOTDIR\)\. .*DATA_DIRECTORY/,
  ],
  [
    'a data directory in use',
    async () => ({ DATA_DIRECTORY: data }),
    /^The data directory .* is in use by process \d+\. .*DATA_DIRECTORY/,
  ],
  [
    'an unreachable database',
    async () => ({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${await freePort()}/none` }),
    /^The database at 127\.0\.0\.1:\d+\/none does not answer \(.*\)\. .*DATABASE_URL/,
  ],
  [
    'production without a public address',
    async () => ({ NODE_ENV: 'production' }),
    /^NODE_ENV=production needs PUBLIC_URL/,
  ],
  [
    'a public address without a way to send mail',
    async () => ({ PUBLIC_URL: 'https://tsumugi.example' }),
    /^PUBLIC_URL is set.*need SMTP_URL/,
  ],
  [
    'a public address in the clear',
    async () => ({ PUBLIC_URL: 'http://tsumugi.example', SMTP_URL: 'smtp://mail.example' }),
    /^PUBLIC_URL is http:.*https/,
  ],
  [
    'a login of the system without one of requests',
    async () => ({ SYSTEM_DATABASE_URL: 'postgres://nobody:secret@127.0.0.1/none' }),
    /^SYSTEM_DATABASE_URL needs DATABASE_URL/,
  ],
  [
    'an address past a pooler without one that leads over it',
    async () => ({ DIRECT_DATABASE_URL: 'postgres://nobody:secret@127.0.0.1/none' }),
    /^DIRECT_DATABASE_URL needs DATABASE_URL/,
  ],
  [
    'the key of a service that translates without its address',
    async () => ({ TRANSLATION_KEY: 'secret' }),
    /^TRANSLATION_KEY needs TRANSLATION_URL/,
  ],
  ['a setting that makes no sense', async () => ({ UPLOAD_LIMIT_MB: 'many' }), /^UPLOAD_LIMIT_MB cannot be used: /],
]

describe('issue §1: what cannot start says so in one line and ends with a code that is not 0', () => {
  for (const [name, settings, says] of cases) {
    it(name, async () => {
      const { code, errors } = await refusal(await settings())
      expect(errors).toMatch(says)
      expect(errors.trim().split('\n')).toHaveLength(1)
      expect(errors).not.toContain('secret')
      expect(code).toBe(1)
    })
  }
})

it('started without settings it is the demonstration, says so in one line, and prints the key of kept mails', () => {
  expect(running.greeting).toMatch(/^This is the demonstration mode: .*PUBLIC_URL\.$/m)
  expect(running.greeting).toMatch(/^Mails are kept, not sent: \S+\/development\/mail\?key=[\w-]{16}$/m)
  expect(running.greeting).toContain('Demo accounts')
})

describe('design §3: production mode', () => {
  let production: ServerProcess
  const settings = { PUBLIC_URL: 'https://tsumugi.example', SMTP_URL: 'smtp://127.0.0.1:1', OPERATIONS_PORT: '0' }
  beforeAll(async () => {
    production = await startServerProcess({ DATA_DIRECTORY: join(place, 'production'), ...settings })
  })
  afterAll(() => production.end())
  const operations = () => /http:\S+(?=\/readyz)/.exec(production.greeting)![0]

  it('has no demo accounts and no page of mails unless asked for', async () => {
    expect(production.greeting).not.toMatch(/Demo|demo|Mails/)
    expect((await fetch(`${production.url}/development/mail`)).status).toBe(404)
    await expect(signInAs(production.url, 'brand')).rejects.toThrow('could not sign in')
  })

  it('answers readiness and figures on a port of their own, and not among the pages', async () => {
    for (const path of ['/readyz', '/metrics']) {
      expect((await fetch(production.url + path)).status).toBe(404)
      expect((await fetch(operations() + path)).status).toBe(200)
    }
    expect((await fetch(`${operations()}/s/`)).status).toBe(404)
  })

  it('keeps sessions in cookies of this host alone, and browsers on https', async () => {
    const page = await fetch(`${production.url}/users/sign_in`)
    expect(page.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(page.headers.get('Permissions-Policy')).toContain('camera=()')
    const cookies = page.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure/)
  })
})

it('told to end it first says that it is not ready, while it still answers whoever has not heard', async () => {
  const server = await startServerProcess({
    DATA_DIRECTORY: join(place, 'draining'),
    OPERATIONS_PORT: '0',
    DRAIN_SECONDS: '300',
    DEMO: 'off',
  })
  const readiness = /http:\S+\/readyz/.exec(server.greeting)![0]
  expect((await fetch(readiness)).status).toBe(200)
  const ended = server.end('SIGTERM')
  await expect.poll(async () => (await fetch(readiness)).status, { timeout: 20_000 }).toBe(503)
  expect((await fetch(`${server.url}/users/sign_in`)).status).toBe(200)
  // A second time it does not wait.
  void server.end('SIGKILL')
  await ended
})

it('SIGTERM ends it with code 0, and waits for no page that listens for changes', async () => {
  const { name, value } = await signInAs(running.url, 'brand')
  const stream = await fetch(`${running.url}/api/events`, { headers: { Cookie: `${name}=${value}` } })
  const reader = stream.body!.getReader()
  await reader.read()
  // The page never lets go by itself. What stands above needs it no more.
  expect(await running.end('SIGTERM')).toMatchObject({ code: 0, errors: '' })
  expect((await reader.read()).done).toBe(true)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
