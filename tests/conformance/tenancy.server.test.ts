import { contract, fromWire, type ReplyOf } from '@tsumugi/contract'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { admits, parseQuery, type SessionUser } from '@tsumugi/domain'
import { personas, type PersonaKey } from '@tsumugi/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyEndpoint } from './every-endpoint.ts'
import { fittingValue } from './fitting-value.ts'
import { wireCalls, type WireCall } from './wire-schema.ts'

let server: TestServer
let picture: Blob
const calls = wireCalls().filter(({ name }) => name !== 'events.stream')
const accessOf = new Map(everyEndpoint.map(({ name, endpoint }) => [name, endpoint.access]))
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

beforeAll(async () => {
  server = await startTestServer()
  picture = new Blob([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>])
  await markEverything()
})
afterAll(() => server.stop())

/** Tables that belong to one organisation, from the catalogue, so that a new one is included by itself. */
const privateTables = async () =>
  (await rowsOf(`select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'user_group_id' and c.table_name not in ('session', 'audit_event') order by 1`)).map(({ name }) => name as string)

/** Every name and note says whose it is: `<of-2>` in an answer to organisation 1 is a leak. */
async function markEverything() {
  for (const table of await privateTables()) {
    const columns = await rowsOf(`select column_name as name from information_schema.columns
      where table_name = $1 and column_name in ('name', 'note') and udt_name = 'text'`, [table])
    for (const { name } of columns) await rowsOf(`update ${table} set ${name} = ${name} || '<of-' || user_group_id || '>' where ${name} is not null`)
  }
}

/** What an organisation owns, as one fingerprint per table. */
async function holdingsOf(userGroupId: number) {
  const tables = (await privateTables()).filter((table) => table !== 'idempotency_key')
  const counted = tables.map(async (table) => {
    const [row] = await rowsOf(`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${table} t where user_group_id = $1`, [userGroupId])
    return [table, row.sum] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** Ids of one organisation by what they are called in addresses and bodies. */
async function idsOf(userGroupId: number) {
  const first = async (table: string, where = 'true') =>
    Number((await rowsOf(`select id from ${table} where user_group_id = $1 and ${where} order by id limit 1`, [userGroupId]))[0]?.id ?? 999_999)
  const file = (await rowsOf('select id, merchandising_id from merchandising_file where user_group_id = $1 order by id limit 1', [userGroupId]))[0]
  const brand = await first('brand')
  // Somebody who is in no other organisation, so that nobody elsewhere is their colleague.
  const [account] = await rowsOf('select account_id as id from membership group by account_id having array_agg(user_group_id) = array[$1::bigint] limit 1', [userGroupId])
  return {
    userGroups: userGroupId, users: Number(account.id), brands: brand, subBrands: await first('sub_brand'),
    brandDefinedCategories: await first('category', 'brand_id is not null'), userGroupDefinedCategories: await first('category', 'brand_id is null'),
    merchandisings: Number(file.merchandising_id), merchandisingFiles: Number(file.id), sessions: userGroupId, concierges: userGroupId,
  } as Record<string, number>
}

const kindOfKey: Record<string, string> = {
  brand_id: 'brands', merchandising_id: 'merchandisings', template_id: 'merchandisings', categories: 'userGroupDefinedCategories',
  target_id: 'merchandisingFiles', current_user_group_id: 'userGroups',
}

/** A well-formed call that names only things of the given organisation. */
function aimedAt(ids: Record<string, number>, { name, path, query, body, multipart }: WireCall) {
  const [resource = ''] = name.split('.')
  const idFor = (key: string) => ids[kindOfKey[key] ?? resource] ?? 1
  const value = (schema: object, key: string) => fittingValue(schema, idFor, () => picture, key)
  const search = new URLSearchParams(query.map((part) => [part.name, part.name.endsWith('_id') ? String(idFor(part.name)) : String(value(part.schema, part.name))]))
  const address = `${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === 'size' ? '480' : String(idFor(key))))}?${search}`
  const sent = body && (value(body, '') as Record<string, unknown>)
  if (!sent || !multipart) return { address, sent }
  const form = new FormData()
  for (const [key, part] of Object.entries(sent)) form.set(key, part instanceof Blob ? new File([part], 'a.png') : String(part))
  return { address, sent: form }
}

const userOf = async (caller: Caller): Promise<SessionUser> => {
  const { body } = await caller.call('GET', '/api/sessions/userinfo')
  return (fromWire(contract.sessions.show.reply, body) as ReplyOf<typeof contract.sessions.show>).data
}

describe('domain §4.1 for every endpoint × persona: another organisation answers 404, never its data', () => {
  const people = personas.map(({ key }) => key) as PersonaKey[]
  it.each(people)('%s', async (persona) => {
    let caller = await server.as(persona)
    const user = await userOf(caller)
    const own = user.currentUserGroup?.id ?? 0
    const foreign = own === 1 ? 2 : 1
    const [ids, before] = [await idsOf(foreign), await holdingsOf(foreign)]
    const mayName = new Set([own, ...user.userGroups.map(({ id }) => id)])
    const wrong: unknown[] = []
    for (const call of calls) {
      const { address, sent } = aimedAt(ids, call)
      const { status, body } = await caller.call(call.method, address, sent)
      // Who may act for the other organisation has just begun to: go on as before.
      if (call.name === 'sessions.switchOrganisation' && status === 200) caller = await server.as(persona)
      const admitted = admits(user, accessOf.get(call.name)!, { query: parseQuery(new URL(address, 'http://a').search) })
      const named = [...JSON.stringify(body).matchAll(/<of-(\d+)>/g)].map(([, id]) => Number(id))
      const leaked = named.some((id) => (call.name === 'userGroups.teams' ? !mayName.has(id) : id !== own))
      const expected = !admitted ? status === 403 : call.path.includes('{') && !isOwn(call, user, ids) ? status === 404 : status < 500
      if (!expected || leaked) wrong.push({ call: call.name, address, status, leaked, body: JSON.stringify(body).slice(0, 300) })
    }
    expect(wrong).toEqual([])
    expect(await holdingsOf(foreign)).toEqual(before)
  })

  it('a visitor gets 401 from every endpoint', async () => {
    const ids = await idsOf(1)
    for (const call of calls) {
      const { address, sent } = aimedAt(ids, call)
      const { status } = await server.visitor.call(call.method, address, sent)
      expect([call.name, status]).toEqual([call.name, 401])
    }
  })
})

/** Teams of an organisation one belongs to, and one's own account, are not foreign. */
const isOwn = ({ name }: WireCall, user: SessionUser, ids: Record<string, number>) =>
  (name === 'userGroups.teams' && user.userGroups.some(({ id }) => id === ids.userGroups)) || (name === 'users.update' && user.id === ids.users)

it('the calls above are well-formed: the owner of the things gets through to them', async () => {
  const ids = await idsOf(1)
  const owner = await server.as('brand')
  const missed: unknown[] = []
  for (const call of calls.filter(({ method, path }) => method === 'GET' && path.includes('{'))) {
    const { address, sent } = aimedAt(ids, call)
    const { status } = await owner.call(call.method, address, sent)
    // The demo of a test has no bytes in storage, and its first file is a picture.
    if (status !== 200 && !/\.(original|thumbnail|officePreview)$/.test(call.name)) missed.push({ call: call.name, address, status })
  }
  expect(missed).toEqual([])
})
