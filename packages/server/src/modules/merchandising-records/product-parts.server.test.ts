import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

/** Products whose row says otherwise than their categories and files. */
const wrong = () =>
  query(`select m.id, m.has_category, m.has_picture from merchandising m
    where m.has_category <> exists (select from merchandising_category c where c.merchandising_id = m.id)
      or m.has_picture <> exists (select from merchandising_file f where f.merchandising_id = m.id and f.is_primary)`)
const partsOf = async (id: number) => {
  const [row] = await query('select has_category, has_picture from merchandising where id = $1', [id])
  return [row!.has_category, row!.has_picture]
}
const made = async (categories: readonly number[]) => {
  const merchandising = { name: '試しのシャツ', release_on: '2027-03-12', categories }
  return (await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising })).body.data.id as number
}
const place = (id: number, categories: readonly number[], lock_version: number) =>
  brand.call('PATCH', `/api/merchandisings/${id}`, { merchandising: { lock_version, categories } })

it('the row of a product says whether it has a category and a picture, whatever wrote them', async () => {
  const { items } = (await brand.call('GET', '/api/merchandisings/maps?brand_id=1')).body.data
  const { category_ids: categories } = items[0]
  expect([await wrong(), (await query('select from merchandising where has_picture')).length > 0]).toEqual([[], true])
  const id = await made(categories)
  expect(await partsOf(id)).toEqual([true, false])
  for (const [at, next, is] of [
    [0, [], false],
    [1, categories, true],
    [2, categories.toReversed(), true],
  ] as const) {
    expect((await place(id, next, at)).status).toBe(200)
    expect([await partsOf(id), await wrong()]).toEqual([[is, false], []])
  }
  await query(
    `insert into merchandising_file (user_group_id, merchandising_id, kind, name, is_primary)
     select user_group_id, id, 'video', 'x', true from merchandising where id = $1`,
    [id],
  )
  expect(await partsOf(id)).toEqual([true, true])
  await query('update merchandising_file set is_primary = false where merchandising_id = $1', [id])
  await query('delete from merchandising_category where merchandising_id = $1', [id])
  expect([await partsOf(id), await wrong()]).toEqual([[false, false], []])
})

it('what takes the last category and what gives one at the same moment leave what is true', async () => {
  const { items } = (await brand.call('GET', '/api/merchandisings/maps?brand_id=1')).body.data
  const [first, second] = (await query('select id from category where brand_id = 1 order by id limit 2')).map(
    ({ id }) => id,
  )
  const id = await made(items[0].category_ids)
  const give = (category: number) =>
    query(
      `insert into merchandising_category (user_group_id, merchandising_id, category_id)
       select user_group_id, id, $2 from merchandising where id = $1 on conflict do nothing`,
      [id, category],
    )
  const take = (category: number) =>
    query('delete from merchandising_category where merchandising_id = $1 and category_id = $2', [id, category])
  for (let round = 0; round < 10; round += 1) {
    await query('delete from merchandising_category where merchandising_id = $1', [id])
    await give(first)
    await Promise.all([take(first), give(second)])
    expect(await wrong()).toEqual([])
  }
})
