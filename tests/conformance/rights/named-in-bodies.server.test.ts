import { contract, fromWire, type ReplyOf } from '@tsumugi/contract'
import { sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { admits, type SessionUser } from '@tsumugi/domain'
import type { PersonaKey } from '@tsumugi/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyEndpoint } from '../contract/every-endpoint.ts'
import { fittingValue } from '../contract/fitting-value.ts'
import { wireCalls, type WireCall, type WireSchema } from '../contract/wire-schema.ts'
import { draftDocuments, roomRecords } from './draft-documents.ts'
import { namesIn, narrowedTo, tableOf } from './named-things.ts'
import { resourceTables, type ResourceTable } from './resource-tables.ts'

let server: TestServer
let picture: Blob
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const endpointOf = new Map(everyEndpoint.map(({ name, endpoint }) => [name, endpoint]))
const writes = wireCalls().filter(({ name, method, body }) => {
  const endpoint = endpointOf.get(name)!
  return method !== 'GET' && body && !endpoint.guest && name !== 'sessions.switchOrganisation'
})
const named = writes.flatMap((call) => namesIn(call.body!).map((place) => ({ call, place })))

beforeAll(async () => {
  server = await startTestServer()
  picture = new Blob([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>])
  await draftDocuments(rowsOf)
  await roomRecords(rowsOf)
})
afterAll(() => server.stop())

async function oneOf({ table, where = 'true', id = 'id', owner = 'user_group_id' }: ResourceTable, whose: number) {
  const [row] = await rowsOf(`select ${id} as id from ${table} where ${owner} = $1 and ${where} order by 1 limit 1`, [
    whose,
  ])
  return row === undefined ? undefined : Number(row.id)
}

/** An organisation that has nothing to do with this one: of partners one may speak. */
async function strangerTo(own: number) {
  const [row] = await rowsOf(
    `select id from user_group g where kind in ('brand', 'supplier') and id <> $1 and not exists (
       select from group_relation r where (r.user_group_id, r.partner_id) in (($1, g.id), (g.id, $1)))
     order by id limit 1`,
    [own],
  )
  return Number(row.id)
}

/** Bodies that are taken although they name what is another's: nothing of it is read or kept, which the end of the test sees. */
const takenAnyway: Readonly<Record<string, string>> = {
  'teams.create team.user_ids': 'who is no member is left out',
  'messageThreads.post message.mention_ids': 'who takes no part in the thread is left out',
  'merchandisingReportConfigs.create merchandising_report_config.filters.brand_ids': 'a filter that finds nothing',
  'qualityLabelings.bulkTransition items.[].id': 'each of many is refused by its own line',
  'approvals.bulkApprove approvals.[].id': 'each of many is refused by its own line',
  'approvals.bulkApprove approvals.[].step_id': 'each of many is refused by its own line',
  'productions.bulk change.supplier_group_id': 'each of many is refused by its own line',
  'productions.undo productions.[].id': 'each of many is refused by its own line',
  'productions.fromMerchandisings month.brand_id': 'a month of which nothing is found',
  'notifications.readSubject subject.id': 'marks what oneself was told',
  'exhibitionQuantities.take colors.[].color_id': 'a match for what no order names',
  'exhibitionQuantities.take sizes.[].size_id': 'a match for what no order names',
}
const seenTaken = new Set<string>()
const readsByPost = new Set(['approvalRoutes.simulate'])

it('every field of a body that names something has a row that says what', () => {
  const missing = named.filter(({ call, place }) => tableOf(call.name.split('.')[0]!, place) === undefined)
  expect([...new Set(missing.map(({ call, place }) => `${call.name} ${place}`))]).toEqual([])
})

/** Rows of one organisation that point at a row of another one, by the foreign keys of the catalogue. */
async function pointingAbroad(): Promise<Record<string, number>> {
  const keys = await rowsOf(`
    select c.conrelid::regclass::text as child, a.attname as field, c.confrelid::regclass::text as parent, p.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1
      and exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'user_group_id')
      and exists (select from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'user_group_id')
    order by 1, 2`)
  const counted: Record<string, number> = {}
  for (const { child, field, parent, key } of keys) {
    const [row] = await rowsOf(
      `select count(*)::int as n from ${child} c join ${parent} p on p.${key} = c.${field} where c.user_group_id <> p.user_group_id`,
    )
    counted[`${child}.${field}`] = Number(row.n)
  }
  return counted
}

/** What an organisation owns, as one fingerprint per table. */
async function holdingsOf(userGroupId: number) {
  const tables = await rowsOf(`select table_name as name from information_schema.columns where table_schema = 'public'
    and column_name = 'user_group_id' and table_name not in ('session', 'audit_event', 'audit_tally', 'idempotency_key') order by 1`)
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t where user_group_id = $1`,
      [userGroupId],
    )
    sums[name as string] = row.sum as string
  }
  return sums
}

const people: readonly (readonly [PersonaKey, number, number])[] = [
  ['brandOwner', 1, 2],
  ['supplier', 3, 2],
]

it.each(people)(
  'domain §4.1 whatever %s of organisation %i names in a body, nothing of organisation %i is taken',
  async (persona, own, foreign) => {
    const caller = await server.as(persona)
    const { body } = await caller.call('GET', '/api/sessions/userinfo')
    const user = (fromWire(contract.sessions.show.reply, body) as ReplyOf<typeof contract.sessions.show>)
      .data as SessionUser
    const [abroad, holdings] = [await pointingAbroad(), await holdingsOf(foreign)]
    const stranger = await strangerTo(own)
    const taken: string[] = []
    const broken: string[] = []
    for (const { call, place } of named) {
      if (readsByPost.has(call.name) || !admits(user, endpointOf.get(call.name)!.access)) continue
      const table = tableOf(call.name.split('.')[0]!, place)
      const theirs = table && (table.table === 'user_group' ? stranger : await oneOf(table, foreign))
      if (theirs === undefined || theirs === null) continue
      const status = await send(call, place, theirs)
      if (status >= 500) broken.push(`${status} ${call.name} ${place}`)
      if (status < 300) taken.push(`${call.name} ${place}`)
    }

    async function send(call: WireCall, place: string, theirs: number) {
      const resource = call.name.split('.')[0]!
      const ownId = async (key: string) => {
        const row = tableOf(resource, key) ?? resourceTables[resource as keyof typeof resourceTables]
        return (row && (await oneOf(row, own))) ?? 999_999
      }
      const shape = narrowedTo(call.body!, place)
      const ids = new Map<string, number>()
      for (const each of [...namesIn(shape), 'id', ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!)])
        ids.set(each.split('.').at(-1)!, await ownId(each))
      const field = place.split('.').at(-1)!
      const values = fittingValue(
        shape as WireSchema,
        (key) => (key === field ? theirs : (ids.get(key) ?? 999_999)),
        () => picture,
      ) as object
      const address = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
        key === 'size' ? '480' : String(ids.get(key) ?? 1),
      )
      const answer = await caller.call(call.method, address, values)
      if (process.env.SHOWS) console.log(answer.status, call.name, place, JSON.stringify(answer.body).slice(0, 160))
      return answer.status
    }

    expect(broken).toEqual([])
    expect(taken.filter((name) => !(name in takenAnyway))).toEqual([])
    for (const name of taken) seenTaken.add(name)
    expect(await pointingAbroad()).toEqual(abroad)
    expect(await holdingsOf(foreign)).toEqual(holdings)
  },
)

it('no body stands among those that are taken anyway without being taken', () => {
  expect(Object.keys(takenAnyway).filter((name) => !seenTaken.has(name))).toEqual([])
})
