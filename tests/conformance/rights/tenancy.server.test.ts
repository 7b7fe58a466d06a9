import { contract, documents, fromWire, type ReplyOf } from '@tsumugi/contract'
import { echoTranslator, sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { admits, parseQuery, type Guard, type SessionUser } from '@tsumugi/domain'
import { demoPassword, personas, type PersonaKey } from '@tsumugi/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOfOwnVendor, kindOfKey, words } from './names-in-addresses.ts'
import { draftDocuments, roomRecords } from './draft-documents.ts'
import { everyEndpoint } from '../contract/every-endpoint.ts'
import { fittingValue } from '../contract/fitting-value.ts'
import { markEverything, privateTablesOf } from './marked-rows.ts'
import { partsOfOthers, resourceTables, type ResourceTable } from './resource-tables.ts'
import { wireCalls, type WireCall } from '../contract/wire-schema.ts'

let server: TestServer
let picture: Blob
const guestOf = new Map(everyEndpoint.map(({ name, endpoint }) => [name, endpoint.guest]))
const everyCall = wireCalls().filter(({ name }) => name !== 'events.stream')
/** Calls of accounts, and of guests at exhibitions: those hold a token instead of a cookie. */
const calls = everyCall.filter(({ name }) => !guestOf.get(name))
const guestCalls = everyCall.filter(({ name }) => guestOf.get(name))
const accessOf = new Map(everyEndpoint.map(({ name, endpoint }) => [name, endpoint.access]))
/** What a member who has not agreed to the terms may call (domain §3.1). */
const beforeTerms = new Set(everyEndpoint.filter(({ endpoint }) => endpoint.beforeTerms).map(({ name }) => name))
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

beforeAll(async () => {
  server = await startTestServer({ translator: echoTranslator })
  picture = new Blob([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>])
  drafts = await draftDocuments(rowsOf)
  await roomRecords(rowsOf)
  await rowsOf(
    "insert into master_config (user_group_id, kind_group, key, position) values (1, 'color', 'name', 1) on conflict do nothing",
  )
  await rowsOf('insert into production_schedule_color (user_group_id) values (1) on conflict do nothing')
  await markEverything(rowsOf)
})
afterAll(() => server.stop())

const privateTables = () => privateTablesOf(rowsOf)

let drafts: Record<string, number>

/** What an organisation owns, as one fingerprint per table. */
async function holdingsOf(userGroupId: number) {
  const tables = (await privateTables()).filter((table) => table !== 'idempotency_key')
  const counted = [
    ...tables.map((table) => [table, 'user_group_id'] as const),
    ...['document', 'document_line', 'document_revision', 'document_proposal', 'document_file'].map(
      (table) => [table, 'author_id'] as const,
    ),
  ].map(async ([table, owner]) => {
    const [row] = await rowsOf(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${table} t where ${owner} = $1`,
      [userGroupId],
    )
    return [table, row.sum] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** One thing of an organisation for every resource whose addresses name one; undefined where it has none. */
async function ownedBy(userGroupId: number): Promise<Record<string, number | undefined>> {
  const first = async ({ table, where = 'true', id = 'id', owner = 'user_group_id' }: ResourceTable) => {
    const found = `select ${id} as id from ${table} where ${owner} = $1 and ${where} order by 1 limit 1`
    const [row] = await rowsOf(found, [userGroupId])
    return row === undefined ? undefined : Number(row.id)
  }
  const named = Object.entries(resourceTables).filter((entry): entry is [string, ResourceTable] => entry[1] !== null)
  const owned = await Promise.all(named.map(async ([resource, row]) => [resource, await first(row)] as const))
  // A file and the product it belongs to are named in one address.
  const [file] = await rowsOf(
    'select id, merchandising_id from merchandising_file where user_group_id = $1 order by id limit 1',
    [userGroupId],
  )
  return {
    ...Object.fromEntries(owned),
    merchandisings: Number(file.merchandising_id),
    merchandisingFiles: Number(file.id),
    ...Object.fromEntries(Object.keys(documents).map((resource) => [resource, drafts[`${resource} ${userGroupId}`]])),
  }
}

/** Ids of one organisation by what they are called in addresses and bodies. */
async function idsOf(userGroupId: number): Promise<Record<string, number>> {
  const owned = await ownedBy(userGroupId)
  return Object.fromEntries(Object.entries(owned).map(([resource, id]) => [resource, id ?? 999_999]))
}

/** As addresses write lists and records: `ids[]`, `filter[name]`. */
const queryName = (name: string, type: string | undefined) =>
  type === 'array' ? `${name}[]` : type === 'object' ? `${name}[name]` : name

/** A well-formed call that names only things of the given organisation. */
function aimedAt(ids: Record<string, number>, { name, path, query, body, multipart }: WireCall) {
  const [resource = ''] = name.split('.')
  const idFor = (key: string) => ids[kindOfKey[key] ?? resource] ?? 1
  const value = (schema: object, key: string) => fittingValue(schema, idFor, () => picture, key)
  const search = new URLSearchParams(
    query
      .map(
        (part) =>
          [part.name, part.name.endsWith('_id') ? String(idFor(part.name)) : String(value(part.schema, part.name))] as [
            string,
            string,
          ],
      )
      .map(([name, text], at): [string, string] => [queryName(name, query[at]!.schema.type), text]),
  )
  const address = `${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => words[key] ?? String(idFor(key)))}?${search}`
  const sent = body && (value(body, '') as Record<string, unknown>)
  // Acts on many take either the ids or all of a result.
  if (sent && 'ids' in sent) delete sent.every
  if (!sent || !multipart) return { address, sent }
  const form = new FormData()
  for (const [key, part] of Object.entries(sent))
    form.set(key, part instanceof Blob ? new File([part], 'a.png') : String(part))
  return { address, sent: form }
}

const userOf = async (caller: Caller): Promise<SessionUser> => {
  const { body } = await caller.call('GET', '/api/sessions/userinfo')
  return (fromWire(contract.sessions.show.reply, body) as ReplyOf<typeof contract.sessions.show>).data
}

/** Whose productions an organisation makes or trades: it is told the names of their brands (domain §3.4). */
const sharersWith = async (id: number): Promise<number[]> => {
  const rows = await rowsOf(
    `select user_group_id::int as id from production_share where sharee_group_id = $1
    union select user_group_id::int from phase where supplier_group_id = $1`,
    [id],
  )
  return rows.map((row) => Number(row.id))
}

describe('domain §4.1 for every endpoint × persona: another organisation answers 404, never its data', () => {
  const people = personas.map(({ key }) => key) as PersonaKey[]
  const halves = people.flatMap((persona) => [['reads', persona] as const, ['writes', persona] as const])
  it.each(halves)('%s of %s', async (half, persona) => {
    let caller = await server.as(persona)
    const user = await userOf(caller)
    const own = user.currentUserGroup?.id ?? 0
    const foreign = own === 1 ? 2 : 1
    const [ids, before] = [await idsOf(foreign), await holdingsOf(foreign)]
    const sharers = new Set([own, ...(await sharersWith(own))])
    const named: Readonly<Record<string, ReadonlySet<number>>> = {
      // What a distributor offers to everybody (domain §1, Market): this one's cloth is the first.
      'materialListings.show': new Set([own, 9]),
      // Lists of the platform for all who buy (domain §3.12).
      'curatedMaterials.list': new Set([10]),
      'home.show': sharers,
      'userGroups.teams': new Set([own, ...user.userGroups.map(({ id }) => id)]),
      'productions.list': sharers,
      'productionSchedules.list': sharers,
      'productionSchedules.plan': sharers,
    }
    const wrong: unknown[] = []
    const [{ partner }] = await rowsOf(
      'select must_confirm_group_id::int as partner from confirmed_mark where id = $1',
      [ids.confirmedMarks],
    )
    // Who runs the platform is there for every organisation: those calls are theirs alone (spec §6).
    for (const call of calls.filter(
      ({ name, method }) =>
        (method === 'GET') === (half === 'reads') &&
        !(runsPlatform(accessOf.get(name)!) && admits(user, accessOf.get(name)!)) &&
        !(own === partner && belongsToBoth(name)),
    )) {
      const { address, sent } = aimedAt(ids, call)
      const { status, body } = await caller.call(call.method, address, sent)
      // Who may act for the other organisation has just begun to: go on as before.
      if (call.name === 'sessions.switchOrganisation' && status === 200) caller = await server.as(persona)
      const admitted = admits(user, accessOf.get(call.name)!, {
        query: parseQuery(new URL(address, 'http://a').search),
      })
      const owners = [...JSON.stringify(body).matchAll(/<of-(\d+)>/g)].map(([, id]) => Number(id))
      const leaked = owners.some((id) => (call.name in named ? !named[call.name]!.has(id) : id !== own))
      const waits = persona === 'supplierBeforeTerms' && !beforeTerms.has(call.name)
      const expected =
        !admitted || waits
          ? status === 403
          : call.path.includes('{') && !isOwn(call, user, ids)
            ? status === 404
            : status < 500
      if (!expected || leaked)
        wrong.push({ call: call.name, address, status, leaked, body: JSON.stringify(body).slice(0, 300) })
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

const runsPlatform = (access: Guard) => access.ownerAdmin === true || access.kinds?.join() === 'admin'

/** The super group, and who runs the platform, read what another organisation says about itself (domain §1, Tenancy). */
const mayRead = (user: SessionUser, id: number) =>
  admits(user, contract.organisations.list.access) ||
  (user.enabledFunctions.includes('user_group.visible_super_group_items') &&
    [1, 2].includes(id) &&
    [1, 2].includes(user.currentUserGroup?.id ?? 0))

/** A change that one side made belongs to the other side as well (domain §1, Pair). */
const belongsToBoth = (name: string) => name.startsWith('confirmedMarks.')

/** What is told to everybody, teams of an organisation one belongs to, and one's own account, are not foreign. */
const isOwn = ({ name, path }: WireCall, user: SessionUser, ids: Record<string, number>) =>
  name === 'notices.read' ||
  isOfOwnVendor(path) ||
  // What a distributor offers to everybody (domain §1, Market).
  name === 'materialListings.show' ||
  // Names a partner of one's own; what is kept of it is one's own too.
  name === 'payeeAccounts.set' ||
  name === 'credits.setLimit' ||
  (name === 'userGroups.show' && mayRead(user, ids.userGroups!)) ||
  (name === 'userGroups.teams' && user.userGroups.some(({ id }) => id === ids.userGroups)) ||
  (name === 'users.update' && user.id === ids.users)

describe('§7 every resource has a row that says in which table its things stand', () => {
  /** What addresses name that is neither an organisation's nor a person's own; a country's holidays are everybody's. */
  const nobodys = new Set([
    'superGroups',
    'events',
    'helpLinks',
    'notices',
    'publicHolidays',
    'materialListings',
    'payeeAccounts',
  ])
  const naming = new Set(calls.filter(({ path }) => path.includes('{')).map(({ name }) => name.split('.')[0]!))

  it('for each whose addresses name something', () => {
    const missing = [...naming].filter((resource) => !resourceTables[resource] && !nobodys.has(resource))
    expect(missing, 'Give each a row in tests/conformance/rights/resource-tables.ts.').toEqual([])
  })

  it('and the catalogue knows the table, its id and its owner', async () => {
    const columns = await rowsOf(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    )
    const known = new Set(columns.map(({ name }) => name as string))
    const wanted = Object.values(resourceTables).flatMap((row) =>
      row === null ? [] : [`${row.table}.${row.id ?? 'id'}`, `${row.table}.${row.owner ?? 'user_group_id'}`],
    )
    expect([...new Set(wanted)].filter((name) => !known.has(name))).toEqual([])
  })

  it('and every private table with an id of its own is some resource’s, or listed here', async () => {
    const named = new Set(Object.values(resourceTables).map((row) => row?.table))
    const identified = await rowsOf(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'",
    )
    const own = new Set(await privateTables())
    const free = identified.map(({ name }) => name as string).filter((name) => own.has(name) && !named.has(name))
    expect(free.toSorted()).toEqual(partsOfOthers)
  })

  it('and the organisation that all others aim at has one of each, so that a 404 says something', async () => {
    const owned = await ownedBy(1)
    expect(Object.keys(owned).filter((resource) => owned[resource] === undefined)).toEqual([])
  })
})

it('the calls above are well-formed: the owner of the things gets through to them', async () => {
  const ids = await idsOf(1)
  const owner = await server.as('brand')
  const user = await userOf(owner)
  const admitted = ({ name }: WireCall) => admits(user, accessOf.get(name)!)
  const missed: unknown[] = []
  for (const call of calls.filter((each) => each.method === 'GET' && each.path.includes('{') && admitted(each))) {
    const { address, sent } = aimedAt(ids, call)
    const { status } = await owner.call(call.method, address, sent)
    // No bytes in storage, a picture as first file; a trade is no request, suppliers apply, a draft has no cartons.
    const isOther =
      /^users\.|^userSessions\.|^tradeChains\.ofRequest$|^applications\.show$|^deliveryPapers\.|\.(original|thumbnail|officePreview)$/
    if (status !== 200 && !isOther.test(call.name)) missed.push({ call: call.name, address, status })
  }
  expect(missed).toEqual([])
})

describe('domain §4.1, §3.16 for every endpoint of guests: only with a token of that exhibition', () => {
  const inside = guestCalls.filter(({ name }) => guestOf.get(name) === 'token')
  const enter = async (exhibitionId: number) =>
    (
      await server.visitor.call('POST', `/api/exhibitions/${exhibitionId}/exhibition_sessions`, {
        password: demoPassword,
      })
    ).body.data.token_code as string
  const exhibitionOf = async (userGroupId: number) =>
    Number(
      (
        await rowsOf(
          'select id from exhibition where user_group_id = $1 and closes_at > now() and opens_at < now() limit 1',
          [userGroupId],
        )
      )[0].id,
    )

  it('nobody without one, signed in or not, and none with another exhibition’s', async () => {
    const ids = { ...(await idsOf(1)), exhibitions: await exhibitionOf(1) }
    const other = { Authorization: `Bearer ${await enter(await exhibitionOf(2))}` }
    for (const caller of [server.visitor, await server.as('brand'), await server.as('otherBrand')]) {
      for (const call of inside) {
        const { address, sent } = aimedAt(ids, call)
        expect([call.name, (await caller.call(call.method, address, sent)).status]).toEqual([call.name, 401])
        expect([call.name, (await caller.call(call.method, address, sent, other)).status]).toEqual([call.name, 401])
      }
    }
  })

  it('a guest who names what belongs to another organisation gets 404 or a refusal, never its data', async () => {
    const [own, before] = [await exhibitionOf(2), await holdingsOf(1)]
    const headers = { Authorization: `Bearer ${await enter(own)}` }
    const foreign = {
      ...(await idsOf(1)),
      exhibitions: own,
      exhibitionGuests: (await idsOf(1)).exhibitionItems!,
      exhibitionSessions: own,
    }
    for (const call of inside.filter(({ name }) => name !== 'exhibitionSessions.end')) {
      const { address, sent } = aimedAt(foreign, call)
      const { status, body } = await server.visitor.call(call.method, address, sent, headers)
      expect([call.name, status < 500, JSON.stringify(body).includes('<of-1>')]).toEqual([call.name, true, false])
      if (call.path.includes('{id}'))
        expect([call.name, [404, 422]]).toEqual([call.name, expect.arrayContaining([status])])
    }
    expect(await holdingsOf(1)).toEqual(before)
  })
})
