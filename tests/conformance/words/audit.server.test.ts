import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unaudited } from '../../../packages/server/src/http/guards/assert-audited.ts'
import { isSecret, trackedRecord, untracked } from '../../../packages/server/src/records/tracked-record-queries.ts'
import { everyEndpoint } from '../contract/every-endpoint.ts'

let server: TestServer
let brand: Caller
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

type Body = Record<string, unknown>
const shown = async (path: string): Promise<Body> => (await brand.call('GET', `/api${path}`)).body.data
const lastRow = async () =>
  (await rowsOf('select action, subject_id, detail from audit_event order by id desc limit 1'))[0]

it('domain §4.6 what leaves no row is an endpoint of the contract, and says why', () => {
  const writes = everyEndpoint
    .filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.guest && !endpoint.keepsNothing)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(Object.keys(unaudited).filter((line) => !writes.includes(line))).toEqual([])
  expect(Object.values(unaudited).filter((reason) => reason.length < 10)).toEqual([])
  expect(Object.keys(unaudited).length).toBeLessThan(12)
})

interface Change {
  /** Where the record is, and what its body calls it. */
  readonly path: string
  readonly body: string
  readonly values: Body
  /** What the audit then says of each field: before and after. */
  readonly says: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** One record of every kind, and a change whose words are known. */
const changes: readonly Change[] = [
  { path: '/colors/1', body: 'color', values: { name: '藍' }, says: { name: [expect.any(String), '藍'] } },
  { path: '/sizes/1', body: 'size', values: { name: 'ちいさめ' }, says: { name: [expect.any(String), 'ちいさめ'] } },
  { path: '/brands/1', body: 'brand', values: { name: '潮' }, says: { name: [expect.any(String), '潮'] } },
  {
    path: '/merchandisings/1',
    body: 'merchandising',
    values: { list_price: '12345', note: '襟を小さく' },
    says: { listPrice: [expect.any(String), '12345'], note: [expect.anything(), '襟を小さく'] },
  },
  {
    path: '/exhibitions/1',
    body: 'exhibition',
    values: { terms: '返品不可' },
    says: { terms: [expect.anything(), '返品不可'] },
  },
  {
    path: '/exhibition_items/1',
    body: 'item',
    values: { fabric: '綿麻' },
    says: { fabric: [expect.anything(), '綿麻'] },
  },
  { path: '/suppliers/1', body: 'supplier', values: { lead_days: 77 }, says: { leadDays: [expect.anything(), '77'] } },
  {
    path: '/user_group_defined_categories/1',
    body: 'category',
    values: { name: '羽織もの' },
    says: { name: [expect.any(String), '羽織もの'] },
  },
]

describe('domain §4.6 an update says what every changed field held and holds', () => {
  it.each(changes)('$path', async ({ path, body, values, says }) => {
    const before = await shown(path)
    const sent = { [body]: { ...values, lock_version: before.lock_version } }
    const { status, body: answer } = await brand.call('PATCH', `/api${path}`, sent)
    expect([status, status < 300 ? '' : answer]).toEqual([200, ''])
    const { action, subject_id: id, detail } = await lastRow()
    expect(action).toMatch(/\.updated$/)
    expect(Number(id)).toBe(before.id)
    expect(detail.name).toBeTruthy()
    expect(detail.changes).toEqual(
      Object.fromEntries(Object.entries(says).map(([field, [held, holds]]) => [field, { before: held, after: holds }])),
    )
  })

  it('a record is named, not numbered: the terms of a supplier', async () => {
    const terms = await rowsOf(
      'select id, name from payment_term_definition where user_group_id = 1 order by id limit 2',
    )
    const before = await shown('/suppliers/1')
    const wanted = terms.find(({ id }) => Number(id) !== before.terms_id)
    await brand.call('PATCH', '/api/suppliers/1', {
      supplier: { terms_id: Number(wanted.id), lock_version: before.lock_version },
    })
    expect((await lastRow()).detail.changes.terms.after).toBe(wanted.name)
  })

  it('a member by what they are called, with the role before and after', async () => {
    const owner = await server.as('brandOwner')
    const { body } = await owner.call('GET', '/api/user_groups/1/members')
    const member = body.data.find((each: Body) => each.role === 'member')
    const sent = { member: { role: 'power_user', lock_version: member.lock_version } }
    expect((await owner.call('PATCH', `/api/user_groups/1/members/${member.id}`, sent)).status).toBe(200)
    expect(await lastRow()).toMatchObject({
      action: 'member.updated',
      detail: { name: member.name, changes: { role: { before: 'member', after: 'power_user' } } },
    })
  })

  it('saving what is there already leaves a row without changes', async () => {
    const { name, lock_version } = await shown('/colors/2')
    await brand.call('PATCH', '/api/colors/2', { color: { name, lock_version } })
    expect((await lastRow()).detail.changes).toEqual({})
  })

  it('a product that is discarded and put back leaves both rows', async () => {
    const { lock_version } = await shown('/merchandisings/2')
    await brand.call('DELETE', `/api/merchandisings/2?lock_version=${lock_version}`)
    expect((await lastRow()).action).toBe('merchandising.discarded')
    await brand.call('POST', '/api/merchandisings/2/revive')
    expect((await lastRow()).action).toBe('merchandising.revived')
  })
})

describe('no secret stands in the audit', () => {
  it('a new password of an exhibition only shows that there is another one', async () => {
    const { lock_version } = await shown('/exhibitions/2').then(async (each) => each ?? shown('/exhibitions/1'))
    await brand.call('PATCH', '/api/exhibitions/1', {
      exhibition: {
        password: 'himitsu-no-tobira',
        lock_version: (await shown('/exhibitions/1')).lock_version ?? lock_version,
      },
    })
    const { detail } = await lastRow()
    expect(detail.changes.password.after).toBe('•••')
    expect(JSON.stringify(detail)).not.toMatch(/himitsu|argon2/)
  })

  it('nor in any row that the demo and this file wrote', async () => {
    const all = JSON.stringify(await rowsOf('select detail from audit_event'))
    expect(all).not.toMatch(/\$argon2|pk_[\w-]{20}|"(password|token|secret)\w*":\s*"[^•"]/i)
  })

  it('every column of a tracked table that holds one is known as such', async () => {
    const columns = await rowsOf(`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and (column_name ~ 'password|secret|token|hash|_key$' or udt_name = 'bytea')`)
    const tables = new Set<string>((await nouns()).map((noun) => trackedRecord(noun as never)!.table))
    const bare = columns.filter(
      ({ table, column }) =>
        tables.has(table) && !isSecret(column) && !untracked.has(column) && column !== 'content_key',
    )
    expect(bare).toEqual([])
  })
})

async function nouns(): Promise<string[]> {
  const { auditNouns } = await import('@tsumugi/domain')
  return auditNouns.filter((noun) => trackedRecord(noun))
}

it('what is imported says of each row what changed', async () => {
  const form = { rows: [{ code: (await shown('/colors/1')).code, name: '濃藍' }], dryRun: false }
  const { status, body } = await brand.call('POST', '/api/colors/bulk', { rows: form.rows, dry_run: false })
  expect([status, body.data[0].outcome]).toEqual([200, 'update'])
  expect(body.data[0].changes).toEqual({ name: { before: '藍', after: '濃藍' } })
  expect((await lastRow()).detail.records[0]).toMatchObject({
    id: 1,
    changes: { name: { before: '藍', after: '濃藍' } },
  })
})
