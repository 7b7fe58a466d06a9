import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let supplier: Caller
let distributor: Caller
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[brand, supplier, distributor, admin] = await Promise.all([
    server.as('brand'),
    server.as('supplier'),
    server.as('distributor'),
    server.as('admin'),
  ])
})
afterAll(() => server.stop())

const rows = (text: string) => server.engine.pool.query(text)
// What the demo keeps is taken away, so that each test counts its own.
beforeEach(() => rows('delete from material_bookmark').then(() => rows('delete from material_folder')))

const own = '/api/material_bookmarks'
const platform = '/api/admin/material_bookmarks'
const keep = async (colorId: number, more = {}, caller = brand, at = own) =>
  (await caller.call('POST', at, { bookmark: { color_id: colorId, ...more } })).body.data
const folder = async (name: string, caller = brand, at = own) =>
  (await caller.call('POST', `${at}/folders`, { folder: { name } })).body.data
const shelf = async (caller = brand, at = own) => (await caller.call('GET', `${at}/shelf`)).body.data

it.each([
  ['brand', own, 200],
  ['supplier', own, 200],
  ['trade', own, 200],
  ['distributor', own, 403],
  ['admin', own, 403],
  ['admin', platform, 200],
  ['brand', platform, 403],
] as const)('spec §6 Own bookmarks, Admin bookmarks: %s at %s answers %d', async (persona, path, status) => {
  const caller = await server.as(persona)
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id in (3, 7)")
  const answers = await Promise.all([path, `${path}/shelf`].map((each) => caller.call('GET', each)))
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
})

it('a colour is kept once, with its folder and note, and shown as it is offered', async () => {
  const { id: folderId } = await folder('27春夏')
  const first = await keep(1, { folder_id: folderId, note: 'シャツに' })
  expect(first).toMatchObject({
    folder_id: folderId,
    note: 'シャツに',
    listing: { code: 'SO-4120', color: { no: '03' } },
  })
  expect((await keep(1)).id).toBe(first.id)
  await keep(2)
  expect(await shelf()).toMatchObject({
    folders: [{ name: '27春夏', count: 1 }],
    loose: 1,
    marks: [{ color_id: 1 }, {}],
  })
  const { body } = await brand.call('GET', `${own}?folder_id=0`)
  expect(body.data.map((each: { color_id: number }) => each.color_id)).toEqual([2])
  const wall = await brand.call('GET', `/api/material_listings?folder=${folderId}`)
  expect(wall.body.data.map((each: { code: string; color: { id: number } }) => [each.code, each.color.id])).toEqual([
    ['SO-4120', 1],
  ])
})

it('bookmarks move between folders and come back after they were taken away', async () => {
  const [{ id }, { id: folderId }] = [await keep(1), await folder('候補')]
  const moved = await brand.call('PATCH', own, { bookmarks: { ids: [id], folder_id: folderId } })
  expect(moved.body.data).toMatchObject([{ id, folder_id: folderId }])
  expect((await brand.call('POST', `${own}/removals`, { ids: [id] })).body.data.marks).toEqual([])
  expect((await brand.call('POST', `${own}/restorations`, { ids: [id] })).body.data.marks).toMatchObject([{ id }])
  // Kept anew meanwhile: what was taken away stays away.
  await brand.call('POST', `${own}/removals`, { ids: [id] })
  const again = await keep(1)
  expect((await brand.call('POST', `${own}/restorations`, { ids: [id] })).body.data.marks).toMatchObject([
    { id: again.id },
  ])
})

it('a folder goes with what lies in it, and comes back with it; what was taken out before stays out', async () => {
  const { id: folderId } = await folder('候補')
  const before = await keep(1, { folder_id: folderId })
  const inside = await keep(2, { folder_id: folderId })
  await brand.call('POST', `${own}/removals`, { ids: [before.id] })
  const emptied = await brand.call('POST', `${own}/folders/${folderId}/removals`)
  expect(emptied.body.data).toEqual({ folders: [], loose: 0, marks: [] })
  await folder('候補')
  expect((await brand.call('POST', `${own}/restorations`, { folder_id: folderId })).body.errors[0]).toMatchObject({
    code: 'duplicate_key',
    field: 'name',
  })
  await rows(`update material_folder set name = 'ほか' where id <> ${folderId}`)
  const back = await brand.call('POST', `${own}/restorations`, { folder_id: folderId })
  expect(back.body.data).toMatchObject({
    folders: [{ name: 'ほか' }, { id: folderId, count: 1 }],
    marks: [{ id: inside.id }],
  })
})

it('a folder is renamed, and answers the row of now to whoever saw an older one', async () => {
  const { id, lock_version: version } = await folder('春')
  const rename = (name: string) =>
    brand.call('PATCH', `${own}/folders/${id}`, { folder: { name, lock_version: version } })
  expect((await rename('春夏')).body.data).toMatchObject({ name: '春夏', lock_version: version + 1 })
  expect(await rename('秋冬')).toMatchObject({ status: 409, body: { current: { name: '春夏' } } })
})

it('nobody else sees a folder or its bookmarks, nor puts anything into it', async () => {
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id = 3")
  const { id: folderId } = await folder('内緒')
  const { id } = await keep(1, { folder_id: folderId })
  expect(await shelf(supplier)).toEqual({ folders: [], loose: 0, marks: [] })
  const calls = [
    supplier.call('PATCH', `${own}/folders/${folderId}`, { folder: { name: '見た', lock_version: 0 } }),
    supplier.call('POST', `${own}/folders/${folderId}/removals`),
    supplier.call('POST', `${own}/removals`, { ids: [id] }),
    supplier.call('POST', `${own}/restorations`, { ids: [id] }),
    supplier.call('PATCH', own, { bookmarks: { ids: [id], note: '見た' } }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const put = await supplier.call('POST', own, { bookmark: { color_id: 2, folder_id: folderId } })
  expect([put.status, put.body.errors[0].code]).toEqual([422, 'not_found'])
  expect((await supplier.call('GET', `/api/material_listings?folder=${folderId}`)).body.data).toEqual([])
})

it('what the platform publishes is a list for everybody of the market, and only the platform publishes', async () => {
  const { id } = await folder('麻の春', admin, platform)
  await keep(1, { folder_id: id }, admin, platform)
  const lists = async (caller: Caller) => (await caller.call('GET', '/api/curated_materials')).body.data
  const wall = async () => (await brand.call('GET', `/api/material_listings?folder=${id}`)).body.data.length
  expect([await lists(brand), await wall()]).toEqual([[], 0])
  await admin.call('PATCH', `${platform}/folders/${id}`, { folder: { is_published: true, lock_version: 0 } })
  for (const caller of [brand, distributor])
    expect(await lists(caller)).toEqual([{ id, name: '麻の春', note: '', count: 1 }])
  expect(await wall()).toBe(1)
  expect((await shelf()).folders).toEqual([])
  const mine = await folder('うちの')
  const published = await brand.call('PATCH', `${own}/folders/${mine.id}`, {
    folder: { is_published: true, lock_version: 0 },
  })
  expect(published.status).toBe(403)
})

it('a cloth that is hidden afterwards stays on the shelf by its name, without what it costs', async () => {
  await keep(1)
  await rows("update material set visibility = 'hidden' where code = 'SO-4120'")
  const { body } = await brand.call('GET', own)
  expect(body.data).toMatchObject([{ title: 'SO-4120 リネンキャンバス 03 生成り', listing: null }])
  expect((await brand.call('POST', own, { bookmark: { color_id: 2 } })).status).toBe(422)
  await rows("update material set visibility = 'public' where code = 'SO-4120'")
})
