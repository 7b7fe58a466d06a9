import { sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { demoPassword, personas, type PersonaKey } from '@tsumugi/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asText, oddValue, randomFrom, type Random } from './odd-value.ts'
import { wireCalls, type WireCall } from './wire-schema.ts'

// FUZZ=20000 asks for more; SEED=… asks for the same again.
const count = Number(process.env.FUZZ ?? 1_500)
const seed = Number(process.env.SEED ?? 20_261_121)

let server: TestServer
let cookies: string[]
let files: Uint8Array[]
let tokens: string[]
const calls = wireCalls().filter(({ name }) => name !== 'events.stream')

beforeAll(async () => {
  server = await startTestServer()
  // Most calls are made by people who may do most, so that they get further than the guard.
  const often: PersonaKey[] = Array.from({ length: 40 }, () => 'brandOwner')
  cookies = await Promise.all([...often, ...personas.map(({ key }) => key)].map((key) => server.cookieOf(key)))
  tokens = await Promise.all(
    [1, 1, 2, 3].map(
      async (id) =>
        (await server.visitor.call('POST', `/api/exhibitions/${id}/exhibition_sessions`, { password: demoPassword }))
          .body.data.token_code,
    ),
  )
  files = [
    await sampleFiles.picture('png'),
    await sampleFiles.picture('jpeg'),
    sampleFiles.pdf(),
    await sampleFiles.workbook(),
    sampleFiles.document(),
    sampleFiles.slides(),
    new Uint8Array([1, 2, 3]),
    new Uint8Array(),
  ]
})
afterAll(() => server.stop())

/** Text that a header may hold: one byte per character, no line ends. */
const headerText = (value: unknown) =>
  String(value)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .trim()

function pathFor(random: Random, path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, () => {
    // Most name what there may be, so that they get further than the look for it.
    if (random.next() < 0.5) return String(random.one([1, 2, 3]))
    const id = random.one([
      random.below(40),
      random.below(400),
      '0',
      '00',
      '-1',
      '9'.repeat(25),
      'abc',
      '1.5',
      '%00',
      '%E3%82',
      '..',
      '１',
      '1%20',
      '480',
    ])
    return String(id)
  })
}

function queryFor(random: Random, { query }: WireCall): string {
  const parts = query
    .filter(({ required }) => required || random.next() < 0.5)
    .map(({ name, schema }) => {
      const value = oddValue(random, schema, 0.15)
      return `${name}=${random.next() < 0.1 ? '%ZZ' : encodeURIComponent(wellFormed(asText(value)))}`
    })
  if (random.next() < 0.1)
    parts.push(
      random.one([
        'page[]=1',
        'page[a][b]=2',
        'a[__proto__][x]=1',
        '[]=',
        '&&&=',
        'brand_id[]=1&brand_id[]=2',
        'x'.repeat(3_000),
      ]),
    )
  return parts.length ? `?${parts.join('&')}` : ''
}

const wellFormed = (text: string) => text.replaceAll(/[\ud800-\udfff]/g, '\ufffd')

function bodyFor(random: Random, call: WireCall, files: readonly Uint8Array[]): { body?: BodyInit; type?: string } {
  if (!call.body) return random.next() < 0.1 ? { body: '{"a":1}', type: 'application/json' } : {}
  if (random.next() < 0.06)
    return {
      body: random.one([
        '{',
        '',
        'null',
        '[]',
        '"x"',
        '{"a":',
        '\u0000',
        '[1,2',
        `${'['.repeat(9_000)}`,
        '{"brand":{"name":"\\ud800"}}',
      ]),
      type: 'application/json',
    }
  if (!call.multipart)
    return {
      body: JSON.stringify(oddValue(random, call.body, 0.08)),
      type: random.one(['application/json', 'application/json', 'text/plain', '']),
    }
  if (random.next() < 0.1)
    return {
      body: random.one(['--x\r\n', '', '--x--', 'x'.repeat(100)]),
      type: random.one(['multipart/form-data; boundary=x', 'multipart/form-data', 'application/x-www-form-urlencoded']),
    }
  const form = new FormData()
  for (const [key, schema] of Object.entries(call.body.properties ?? {})) {
    if (schema.format === 'binary' && random.next() < 0.9)
      form.set(
        key,
        new File(
          [random.one(files) as Uint8Array<ArrayBuffer>],
          random.one(['a.png', '../../x', '', '名前.xlsx', 'a'.repeat(400)]),
        ),
      )
    else if (random.next() < 0.8) form.set(key, asText(oddValue(random, schema, 0.15)))
  }
  return { body: form }
}

it(`design §7 zero 5xx under fuzzing: ${count} requests made from the contract`, async () => {
  const random = randomFrom(seed)
  const broken: object[] = []
  const seen: Record<number, number> = {}
  for (let at = 0; at < count; at += 1) {
    const call = random.one(calls)
    const { body, type } = bodyFor(random, call, files)
    const address = pathFor(random, call.path) + queryFor(random, call)
    const response = await server.app.request(`http://tsumugi.example${address}`, {
      method: call.method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Cookie: random.next() < 0.02 ? 'tsumugi_session=%ff' : random.one(cookies),
        ...(call.path.startsWith('/api/exhibitions/') && random.next() < 0.8
          ? { Authorization: `Bearer ${random.one(tokens)}` }
          : {}),
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(random.next() < 0.15
          ? { 'Idempotency-Key': headerText(random.one(['k1', 'k2', 'k'.repeat(500), "'", '名'])) }
          : {}),
        ...(random.next() < 0.05 ? { 'Accept-Language': random.one(['zh', 'xx;q=9', ',,,', 'en-GB']) } : {}),
      },
      ...(body === undefined || call.method === 'GET' ? {} : { body }),
    })
    await response.arrayBuffer()
    seen[response.status] = (seen[response.status] ?? 0) + 1
    if (response.status >= 500)
      broken.push({
        at,
        call: call.name,
        address,
        status: response.status,
        body: body instanceof FormData ? [...body].map(String) : body,
      })
  }
  if (process.env.FUZZ) console.log(`answers by status: ${JSON.stringify(seen)}`)
  expect(broken.slice(0, 10)).toEqual([])
  // A fuzz that is always refused at the door tests the door only.
  expect((seen[200] ?? 0) + (seen[204] ?? 0)).toBeGreaterThan(count / 10)
}, 1_800_000)
