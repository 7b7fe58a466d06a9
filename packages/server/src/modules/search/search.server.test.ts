import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let people: Record<
  'brand' | 'supplier' | 'chinaSupplier' | 'otherBrand' | 'brandWithoutFunctions' | 'distributor',
  Caller
>
beforeAll(async () => {
  server = await startTestServer()
  people = {
    brand: await server.as('brand'),
    supplier: await server.as('supplier'),
    chinaSupplier: await server.as('chinaSupplier'),
    otherBrand: await server.as('otherBrand'),
    brandWithoutFunctions: await server.as('brandWithoutFunctions'),
    distributor: await server.as('distributor'),
  }
})
afterAll(() => server.stop())

type Found = { noun: string; id: number; code: string; name: string; link: string }
const find = async (caller: Caller, q: string): Promise<Found[]> => {
  const { status, body } = await caller.call('GET', `/api/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.data
}
const namesOf = async (caller: Caller, q: string) => (await find(caller, q)).map(({ name }) => name)

const orderOf = async (title: string) => {
  const body = { contract: { title, partner_id: 3, lines: [] } }
  return (await people.brand.call('POST', '/api/contracts', body)).body.data as { id: number; lock_version: number }
}
const issued = (id: number, number: string) =>
  server.engine.pool.query("update document set shared = true, status = 'issued', number = $2 where id = $1", [
    id,
    number,
  ])

it('§4.14 finds by beginnings of words, whatever width, case and kana, and by words in any order', async () => {
  const { id } = await orderOf('27春夏 リネンシャツ Spring')
  for (const typed of ['リネン', 'りねん', 'ﾘﾈﾝ', 'シャツ', '春夏', 'spring', 'ＳＰＲ', 'シャツ 27春', 'spring りねん'])
    expect(await namesOf(people.brand, typed), typed).toContain('27春夏 リネンシャツ Spring')
  for (const typed of ['シャツ 冬', 'ring', '%', '_'])
    expect(await namesOf(people.brand, typed), typed).not.toContain('27春夏 リネンシャツ Spring')
  await issued(id, 'PO2611-77001')
  for (const typed of ['PO2611-77001', 'po2611-77', '77001'])
    expect((await find(people.brand, typed)).map(({ link }) => link)).toContain(`/s/transaction_units/${id}`)
})

it('both parties find a document by the other’s name, a draft only its author, strangers nothing (§4.1, §4.11)', async () => {
  const { id } = await orderOf('両者の発注')
  expect(await namesOf(people.supplier, '両者の')).toEqual([])
  await issued(id, 'PO2611-77002')
  expect(await namesOf(people.supplier, '両者の')).toEqual(['両者の発注'])
  expect(await namesOf(people.supplier, '両者の 白詰草')).toEqual(['両者の発注'])
  expect(await namesOf(people.brand, '両者の 江南')).toEqual(['両者の発注'])
  for (const stranger of ['chinaSupplier', 'otherBrand', 'distributor'] as const)
    expect(await find(people[stranger], '両者の'), stranger).toEqual([])
})

it('what is renamed, archived or removed is found no longer by what it was', async () => {
  const { id, lock_version } = await orderOf('古い題名')
  await people.brand.call('PATCH', `/api/contracts/${id}`, { contract: { title: '新しい題名', lock_version } })
  expect([await namesOf(people.brand, '古い題名'), await namesOf(people.brand, '新しい題名')]).toEqual([
    [],
    ['新しい題名'],
  ])
  expect((await people.brand.call('DELETE', `/api/contracts/${id}`)).status).toBe(204)
  expect(await find(people.brand, '新しい題名')).toEqual([])
  const { rows } = await server.engine.pool.query(
    "select count(*)::int as n from search_word where noun = 'contract' and record_id = $1",
    [id],
  )
  expect(rows[0].n).toBe(0)
})

it('each noun only for whom its own list lets in: products without the function, masters by kind', async () => {
  const nouns = async (caller: Caller, q: string) => new Set((await find(caller, q)).map(({ noun }) => noun))
  const { rows } = await server.engine.pool.query(
    'select left(name, 4) as q from merchandising where user_group_id = 1 limit 1',
  )
  expect(await nouns(people.brand, rows[0].q)).toContain('mdMap')
  expect(await nouns(people.brandWithoutFunctions, rows[0].q)).not.toContain('mdMap')
  const { rows: colours } = await server.engine.pool.query('select code from color where user_group_id = 1 limit 1')
  expect(await nouns(people.brand, colours[0].code)).toContain('colors')
  expect(await nouns(people.supplier, colours[0].code)).not.toContain('colors')
})

it('partners and colleagues are found, those of others are not', async () => {
  expect(await namesOf(people.brand, '江南')).toContain('江南縫製(デモ)')
  expect(await namesOf(people.brand, '小川')).toContain('小川 みのり')
  expect(await namesOf(people.supplier, '小川')).not.toContain('小川 みのり')
})

it('the words of one organisation are seen by no other, also where the query forgets to ask (§1, Tenancy)', async () => {
  const { rows } = await server.engine.pool.query(
    'select count(distinct user_group_id)::int as groups, count(*)::int as n from search_word',
  )
  expect([rows[0].groups > 1, rows[0].n > 1000]).toEqual([true, true])
  const client = await server.engine.pool.connect()
  try {
    await client.query('begin')
    await client.query("set local role tsumugi_app; select set_config('app.user_group_id', '3', true)")
    const seen = await client.query('select distinct user_group_id::int as id from search_word')
    expect(seen.rows).toEqual([{ id: 3 }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('refuses nothing and everything: an empty word and one too long are 422', async () => {
  for (const q of ['', ' ', 'x'.repeat(101)])
    expect((await people.brand.call('GET', `/api/search?q=${encodeURIComponent(q)}`)).status).toBe(422)
})
