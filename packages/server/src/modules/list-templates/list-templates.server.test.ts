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
