import { masters, snake } from '@tsumugi/contract'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
const callers = {} as Record<'brand' | 'brandMember' | 'otherBrand' | 'supplier', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'brandMember', 'otherBrand', 'supplier'] as const) callers[key] = await server.as(key)
})
afterAll(() => server.stop())

interface Config {
  id: number
  kind_group: string
  key: string
  fixed: boolean
  shown: boolean
  required: boolean
  position: number
  lock_version: number
}
const list = async (who: keyof typeof callers, group = 'color'): Promise<Config[]> =>
  (await callers[who].call('GET', `/api/master_configs?kind_group=${group}`)).body.data
const fieldOf = async (who: keyof typeof callers, key: string, group = 'color') =>
  (await list(who, group)).find((each) => each.key === key)!
const wish = ({ shown, required, position, lock_version }: Config, more: object = {}) => ({
  master_config: { shown, required, position, label_ja: null, label_en: null, label_zh: null, lock_version, ...more },
})
const put = (who: keyof typeof callers, config: Config, more?: object) =>
  callers[who].call('PUT', `/api/master_configs/${config.id}`, wish(config, more))

it('§7 every field of a master has its row, as the product has it until somebody sets it', async () => {
  const color = await list('brand')
  expect(color.map(({ key }) => key)).toEqual(Object.keys(masters.colors.fields).map(snake))
  expect(color.filter(({ fixed }) => fixed).map(({ key, shown, required }) => [key, shown, required])).toEqual([
    ['code', true, true],
    ['name', true, true],
  ])
  // Asked again, the same.
  expect(await list('brand')).toEqual(color)
})

it('§7 find_kind_groups: the kinds of master data that one reads', async () => {
  const groups = async (who: keyof typeof callers) =>
    (await callers[who].call('GET', '/api/master_configs/find_kind_groups')).body.data as {
      kind_group: string
      fields: number
    }[]
  expect(await groups('brand')).toContainEqual({
    kind_group: 'color',
    fields: Object.keys(masters.colors.fields).length,
  })
  expect((await groups('supplier')).map(({ kind_group: group }) => group)).not.toContain('color')
  expect(await list('supplier')).toEqual([])
})

it('a field is hidden, required and renamed by a power user; somebody faster, a member, and others are refused', async () => {
  const hex = await fieldOf('brand', 'hex')
  const changed = await put('brand', hex, { required: true, label_ja: '色見本の値' })
  expect([changed.status, changed.body.data]).toMatchObject([
    200,
    { required: true, shown: true, label_ja: '色見本の値', lock_version: 1 },
  ])
  const stale = await put('brand', hex, { shown: false })
  expect([stale.status, stale.body.errors[0].code, stale.body.current]).toMatchObject([
    409,
    'stale',
    { key: 'hex', required: true, lock_version: 1 },
  ])
  expect((await put('brandMember', changed.body.data, { shown: false })).status).toBe(403)
  expect((await put('otherBrand', changed.body.data, { shown: false })).status).toBe(404)
  expect(await fieldOf('otherBrand', 'hex')).toMatchObject({ required: false })
  expect(
    (
      await server.engine.pool.query(
        "select detail from audit_event where action = 'master_config.updated' and user_group_id = 1",
      )
    ).rows,
  ).toHaveLength(1)
})

it('what a record cannot do without is neither hidden nor optional', async () => {
  const code = await fieldOf('brand', 'code')
  for (const [more, field] of [
    [{ shown: false }, 'shown'],
    [{ required: false }, 'required'],
  ] as const) {
    const refused = await put('brand', code, more)
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      422,
      { code: 'config_fixed', field: `master_config.${field}` },
    ])
  }
  expect((await put('brand', code, { position: 3 })).status).toBe(200)
})

it('a required field is asked of what is added, changed and pasted; hidden, it is not', async () => {
  const lacks = { code: 'MC-1', name: '試しの色' }
  const refused = await callers.brand.call('POST', '/api/colors', { color: lacks })
  expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { code: 'missing', field: 'color.hex' }])
  const {
    body: { data: made },
  } = await callers.brand.call('POST', '/api/colors', { color: { ...lacks, hex: '#112233' } })
  const emptied = await callers.brand.call('PATCH', `/api/colors/${made.id}`, {
    color: { hex: null, lock_version: made.lock_version },
  })
  expect([emptied.status, emptied.body.errors[0].field]).toEqual([422, 'color.hex'])
  const pasted = (
    await callers.brand.call('POST', '/api/colors/bulk', {
      rows: [
        { code: 'MC-2', name: '二' },
        { code: 'MC-3', name: '三', hex: '#223344' },
      ],
      dry_run: true,
    })
  ).body.data
  expect(pasted.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'create'])
  expect((await callers.otherBrand.call('POST', '/api/colors', { color: lacks })).status).toBe(200)
  await put('brand', await fieldOf('brand', 'hex'), { shown: false })
  expect((await callers.brand.call('POST', '/api/colors', { color: { code: 'MC-4', name: '四' } })).status).toBe(200)
})
