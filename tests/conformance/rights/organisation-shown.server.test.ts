import { bytes, organisationHeader, organisationParameter } from '@tsumugi/contract'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyEndpoint } from '../contract/every-endpoint.ts'
import { fittingValue } from '../contract/fitting-value.ts'
import { wireCalls, type WireCall } from '../contract/wire-schema.ts'

let server: TestServer
let picture: Blob
/** Somebody at home in four organisations, acting for the first; the page of theirs shows the second. */
let caller: Caller
const shown = { [organisationHeader]: '2' }
const endpoints = new Map(everyEndpoint.map(({ name, endpoint }) => [name, endpoint]))
const bound = wireCalls().filter(
  ({ name }) => !endpoints.get(name)!.guest && !endpoints.get(name)!.anyOrganisation && name !== 'events.stream',
)
const writes = bound.filter(({ method }) => method !== 'GET')
const reads = bound.filter(({ method }) => method === 'GET')

beforeAll(async () => {
  server = await startTestServer()
  picture = new Blob([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>])
  caller = await server.as('manyOrganisations')
})
afterAll(() => server.stop())

/** Every row of every table, as one fingerprint per table; that a session is in use is noted whatever is answered. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = server.engine
  const { rows } = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'session' order by 1",
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await pool.query(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from "${name}" t`,
    )
    sums[name] = found.rows[0].sum
  }
  return sums
}

const addressOf = ({ path, query }: WireCall): string => {
  const search = query
    .filter(({ required }) => required)
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(
          String(
            fittingValue(
              schema,
              () => 1,
              () => picture,
              name,
            ),
          ),
        )}`,
    )
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/(^|_)id$/.test(name) ? '1' : 'a'))
  return search.length ? `${filled}?${search.join('&')}` : filled
}

function bodyOf({ body, multipart }: WireCall): unknown {
  if (!body) return undefined
  const value = fittingValue(
    body,
    () => 1,
    () => picture,
  ) as Record<string, unknown>
  if (!multipart) return value
  const form = new FormData()
  for (const [key, part] of Object.entries(value)) form.append(key, part instanceof Blob ? part : String(part))
  return form
}

const call = (wire: WireCall, headers: Record<string, string>) =>
  caller.call(wire.method, addressOf(wire), bodyOf(wire), headers)

it('design §3 every write made for another organisation than the session’s is answered 409, and no row of any table is changed', async () => {
  expect(writes.length).toBeGreaterThan(150)
  const before = await everything()
  const wrong: unknown[] = []
  for (const wire of writes) {
    const { status, body } = await call(wire, { ...shown, 'Idempotency-Key': `shown-${wire.name}` })
    if (status !== 409 || body.errors?.[0]?.code !== 'organisation_changed') wrong.push([wire.name, status, body])
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
})

it('design §3 every read of a page that shows another organisation is answered 409: nobody is shown the wrong company’s data', async () => {
  const answers = await Promise.all(reads.map(async (wire) => [wire.name, (await call(wire, shown)).status] as const))
  expect(answers.filter(([, status]) => status !== 409)).toEqual([])
})

/** What a browser fetches by itself: pictures, files to save, the stream of changes. No header can be put on it. */
const fetchedByItself = wireCalls().filter(({ name, method }) => {
  const endpoint = endpoints.get(name)!
  return method === 'GET' && endpoint.reply === bytes && !endpoint.guest
})

it('design §3 an address that names another organisation is answered 409: no file, picture or stream of the wrong company', async () => {
  expect(fetchedByItself.length).toBeGreaterThan(20)
  expect(fetchedByItself.map(({ name }) => name)).toContain('events.stream')
  const cookie = await server.cookieOf('manyOrganisations')
  const answerTo = async (wire: WireCall, organisation: number) => {
    const address = addressOf(wire)
    const named = `${address}${address.includes('?') ? '&' : '?'}${organisationParameter}=${organisation}`
    const response = await server.app.request(named, { headers: { Cookie: cookie } })
    if (response.status === 200) await response.body?.cancel()
    return response.status
  }
  const foreign = await Promise.all(fetchedByItself.map(async (wire) => [wire.name, await answerTo(wire, 2)] as const))
  expect(foreign.filter(([, status]) => status !== 409)).toEqual([])
  const own = await Promise.all(fetchedByItself.map(async (wire) => [wire.name, await answerTo(wire, 1)] as const))
  expect(own.filter(([, status]) => status === 409)).toEqual([])
})

it('the refusal names both organisations, by id and in words, in the reader’s language', async () => {
  const { body } = await caller.call('GET', '/api/brands', undefined, shown)
  const { meta, message } = body.errors[0]
  expect(meta).toEqual({
    shown_id: 2,
    shown_name: '潮風衣料(デモ)',
    current_id: 1,
    current_name: '白詰草アパレル(デモ)',
  })
  expect(message).toContain(meta.shown_name)
  expect(message).toContain(meta.current_name)
})

it('nobody learns the name of an organisation that is not theirs by guessing its id', async () => {
  const brand = await server.as('brand')
  for (const id of ['2', '4711', '9'.repeat(30), 'x', '1 or 1=1']) {
    const { status, body } = await brand.call('GET', '/api/brands', undefined, { [organisationHeader]: id })
    expect([status, body.errors[0].meta.shown_name]).toEqual([409, expect.stringMatching(/^#/)])
  }
})

it('a concierge is told the name of the organisation they look after', async () => {
  const concierge = await server.as('concierge')
  const { body } = await concierge.call('GET', '/api/help_links', undefined, { [organisationHeader]: '1' })
  expect(body.errors[0].meta).toMatchObject({ shown_id: 1, shown_name: '白詰草アパレル(デモ)' })
})

it('finding out the organisation, and switching, are answered whatever the page shows; then the same write goes through', async () => {
  const own = await server.as('manyOrganisations')
  expect((await own.call('GET', '/api/sessions/userinfo', undefined, shown)).body.data.current_user_group.id).toBe(1)
  expect((await own.call('GET', '/api/brands', undefined, shown)).status).toBe(409)
  const switched = await own.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 2 }, shown)
  expect(switched.status).toBe(200)
  expect((await own.call('GET', '/api/brands', undefined, shown)).status).toBe(200)
})

it('what a server remembers of a session decides nothing: right after a switch the old page is refused, the new one let in', async () => {
  const own = await server.as('manyOrganisations')
  const first = { [organisationHeader]: '1' }
  expect((await own.call('GET', '/api/brands', undefined, first)).status).toBe(200)
  await own.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 2 })
  expect((await own.call('GET', '/api/brands', undefined, first)).status).toBe(409)
  expect((await own.call('GET', '/api/brands', undefined, shown)).status).toBe(200)
})

it('a program that names none acts for the session’s organisation, and learns from the reply which that is', async () => {
  const { status, headers } = await caller.call('GET', '/api/brands')
  expect([status, headers.get(organisationHeader)]).toEqual([200, '1'])
})

it('guests of an exhibition belong to no organisation of ours: a header of the page around them changes nothing', async () => {
  const answer = await server.visitor.call('POST', '/api/exhibitions/1/exhibition_sessions', { password: 'x' }, shown)
  expect(answer.status).not.toBe(409)
})
