import { documentFilters } from '@tsumugi/contract'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
const callers = {} as Record<'brand' | 'brandMember' | 'otherBrand' | 'supplierMember', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'brandMember', 'otherBrand', 'supplierMember'] as const)
    callers[key] = await server.as(key)
})
afterAll(() => server.stop())

const view = (more: object = {}) => ({
  list_template: {
    name: '青だけ',
    columns: ['code', 'name', 'extension.dye_house', 'uses'],
    filters: [{ column: 'family', value: 'blue' }],
    sort: 'family,-code',
    group_by: null,
    row_color: null,
    share: 'me',
    team_id: null,
    is_default: false,
    ...more,
  },
})
const keep = (who: keyof typeof callers, target: string, more?: object) =>
  callers[who].call('POST', `/api/list_templates?target=${target}`, view(more))
const names = async (who: keyof typeof callers, target: string) =>
  ((await callers[who].call('GET', `/api/list_templates?target=${target}`)).body.data as { name: string }[]).map(
    ({ name }) => name,
  )

it('§3.17 views of a master’s list: columns, filters and several sort keys are kept, for oneself or for the organisation', async () => {
  expect((await keep('brand', 'color')).body.data).toMatchObject({
    target: 'color',
    sort: 'family,-code',
    filters: [{ column: 'family', value: 'blue' }],
  })
  expect((await keep('brand', 'color', { name: 'みんなの色', share: 'group' })).status).toBe(200)
  expect(await names('brand', 'color')).toEqual(expect.arrayContaining(['青だけ', 'みんなの色']))
  expect(await names('brandMember', 'color')).toEqual(['みんなの色'])
  expect(await names('brand', 'size')).toEqual([])
  expect(await names('otherBrand', 'color')).toEqual([])
})

it('only columns of that list are taken, and only who reads the master keeps views of it', async () => {
  const refused = await keep('brand', 'color', { name: 'x', columns: ['code', 'bust'], sort: 'code,nothing' })
  expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['list_template.columns', 'list_template.sort'],
  ])
  expect((await keep('supplierMember', 'color')).status).toBe(403)
  expect(
    (await keep('supplierMember', 'payment_term_definition', { columns: ['name'], filters: [], sort: null })).status,
  ).toBe(200)
  expect((await keep('brand', 'nothing')).status).not.toBe(200)
})

it('domain §3.6 views of lists of documents keep every filter: what is late, a brand and a season as well', async () => {
  const filters = documentFilters.map((column) => ({ column, value: column === 'late' ? 'true' : '1' }))
  const kept = { name: '遅れ', columns: ['number'], filters, sort: null }
  for (const target of ['contract', 'trade', 'trade_request'])
    expect((await keep('brand', target, kept)).body.data.filters, target).toEqual(filters)
})

it('§6 views of the list of trades are for whoever has project_and_trade; columns may have the names of domain §3.17', async () => {
  const trade = { columns: ['number', 'next_actor', 'deliveryDue'], filters: [], sort: '-amount' }
  expect((await keep('brand', 'trade', trade)).status).toBe(200)
  expect((await keep('brandMember', 'trade', trade)).status).toBe(403)
})

it.each(['contract', 'delivery'])(
  'design §8 views of a list of documents: its tab, filters, columns and order, for whoever reads that kind (%s)',
  async (target) => {
    const seen = {
      columns: ['number', 'partner', 'amount', 'remarks'],
      filters: [
        { column: 'status', value: target === 'contract' ? 'accepted' : 'shipped' },
        { column: 'partner', value: '3' },
      ],
      sort: '-amount',
    }
    const mine = await keep('brand', target, { name: '進行中', ...seen, share: 'group', is_default: true })
    expect([mine.status, mine.body.data]).toMatchObject([200, { target, ...seen }])
    expect(await names('brandMember', target)).toContain('進行中')
    // The other side of the documents has views of its own.
    expect(await names('supplierMember', target)).toEqual([])
    const refused = await keep('brand', target, { ...seen, columns: ['number', 'secret'] })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'template_column'])
  },
)
