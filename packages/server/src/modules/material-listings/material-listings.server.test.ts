import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let supplier: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[brand, supplier] = await Promise.all([server.as('brand'), server.as('supplier')])
})
afterAll(() => server.stop())

const list = (query: string, caller = brand) => caller.call('GET', `/api/material_listings?${query}`)
const codes = async (query: string) =>
  (await list(query)).body.data.map(({ code }: { code: string }) => code) as string[]
const rows = (text: string) => server.engine.pool.query(text)

it('spec §6 Materials marketplace pages | material_market', async () => {
  expect((await list('')).body.pagination.total_count).toBe(12)
  await rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'material_market') where id = 3",
  )
  expect((await list('', supplier)).status).toBe(403)
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id = 3")
  expect((await list('', supplier)).status).toBe(200)
})

it.each([
  ['q=キャンバス', ['SO-4120']],
  ['fibre=wool', ['SO-6120', 'SO-6310']],
  ['certificate=GOTS', ['SO-5005']],
  ['weight_from=400', ['SO-2207', 'SO-6310']],
  ['price_to=600', ['SO-8001']],
  ['width_from=165', ['SO-5005']],
  ['lead_to=3', ['SO-4120', 'SO-8001']],
])('domain §3.12 %s finds %o', async (query, expected) => {
  expect(await codes(query)).toEqual(expected)
})

it('domain §3.12 by colour: the nearest by ΔE00 first, each cloth once, with the colour that is near', async () => {
  const { body } = await list('color=%232f4a7a')
  expect(body.data[0]).toMatchObject({ code: 'SO-4120', difference: 0, color: { no: '07' } })
  const differences = body.data.map(({ difference }: { difference: number }) => difference)
  expect(differences).toEqual(differences.toSorted((one: number, other: number) => one - other))
  expect(new Set(body.data.map(({ id }: { id: number }) => id)).size).toBe(body.data.length)
})

it('domain §3.12 by colour and fibre: the rare cloth is found, however many nearer colours others have', async () => {
  await rows(
    `insert into catalogue_cloth (user_group_id, code, name, kind, visibility, composition, colors, tiers)
     select 9, 'NEAR-1', '近い布', 'fabric', 'public', '[{"fibre":"cotton","percent":"100"}]',
       (select jsonb_agg(jsonb_build_object('no', n::text, 'name', '藍', 'hex', (array['#19345f', '#2f4a7a', '#466196'])[1 + n % 3]))
         from generate_series(1, 2000) as n), '[]'`,
  )
  const { body } = await list('color=%232f4a7a&fibre=wool')
  expect(body.data.map(({ code }: { code: string }) => code).toSorted()).toEqual(['SO-6120', 'SO-6310'])
  await rows("delete from catalogue_cloth where code = 'NEAR-1'")
})

it('domain §3.12 blocked customers see no price; a rank is in percent; customers only is for approved ones', async () => {
  const [{ id }] = (await list('q=SO-4120')).body.data
  const show = async () => (await brand.call('GET', `/api/material_listings/${id}`)).body.data
  expect([(await show()).price, (await show()).tiers.length]).toEqual(['1280', 3])
  await rows(
    "insert into distributor_customer (user_group_id, buyer_id, status, price_rank_percent) values (9, 1, 'approved', 95)",
  )
  expect((await show()).price).toBe('1216')
  await rows(`update material set visibility = 'customers' where id = ${id}`)
  expect((await show()).code).toBe('SO-4120')
  expect((await supplier.call('GET', `/api/material_listings/${id}`)).status).toBe(404)
  await rows(`update material set visibility = 'public' where id = ${id}`)
  await rows("update distributor_customer set status = 'blocked' where buyer_id = 1")
  expect([(await show()).price, (await show()).tiers]).toEqual([null, null])
  expect((await list('price_to=99999')).body.data).toEqual([])
  await rows('delete from distributor_customer where buyer_id = 1')
})
