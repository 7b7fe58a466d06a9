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

it('SIGTERM ends it with code 0 at once, even while pages listen for changes', async () => {
  const server = await startServerProcess({ DATA_DIRECTORY: join(place, 'ending') })
  const { name, value } = await signInAs(server.url, 'brand')
  const stream = await fetch(`${server.url}/api/events`, { headers: { Cookie: `${name}=${value}` } })
  const reader = stream.body!.getReader()
  await reader.read()
  const began = performance.now()
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, errors: '' })
  expect(performance.now() - began).toBeLessThan(5_000)
  expect((await reader.read()).done).toBe(true)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
