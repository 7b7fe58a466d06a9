import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const board = async (query: string, caller = brand) =>
  (await caller.call('GET', `/api/brand_images?${query}`)).body.data
const add = (brand_image: Record<string, unknown>, caller = brand) =>
  caller.call('POST', '/api/brand_images', { brand_id: 1, season: '27SS', brand_image })

it('the board of a brand and season: pictures, notes and colour chips in their order', async () => {
  const { season, items } = await board('brand_id=1')
  expect(season).toBe('27SS')
  expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['image', 'note', 'colour']))
  const picture = items.find(({ kind }: { kind: string }) => kind === 'image')
  expect(picture.url).toBe(`/api/brand_images/${picture.id}/thumbnails/640`)
})

it('a note is added, moved, written, brought to the front, taken off and put back; the second writer is told', async () => {
  const made = await add({ kind: 'note', x: 10, y: 20, note: '麻' })
  expect(made.status).toBe(200)
  const { id, lock_version: lockVersion, position } = made.body.data
  const save = (change: Record<string, unknown>) =>
    brand.call('PATCH', `/api/brand_images/${id}`, { brand_image: change })
  const moved = await save({ x: 300, y: 40, width: 260, note: '麻と綿', to_front: true, lock_version: lockVersion })
  expect(moved.body.data).toMatchObject({ x: 300, width: 260, note: '麻と綿', lock_version: lockVersion + 1 })
  expect(moved.body.data.position).toBeGreaterThan(position)
  const stale = await save({ x: 1, lock_version: lockVersion })
  expect([stale.status, stale.body.current.x]).toEqual([409, 300])
  expect((await brand.call('DELETE', `/api/brand_images/${id}?lock_version=${lockVersion + 1}`)).status).toBe(204)
  expect((await board('brand_id=1&season=27SS')).items.some((item: { id: number }) => item.id === id)).toBe(false)
  expect((await brand.call('POST', `/api/brand_images/${id}/revive`)).body.data).toMatchObject({ id, note: '麻と綿' })
})

it('pictures are looked at before they are kept; what is none is refused', async () => {
  const form = (bytes: BlobPart, name: string) => {
    const body = new FormData()
    for (const [key, value] of Object.entries({ brand_id: '1', season: '27SS', x: '5', y: '6' })) body.set(key, value)
    body.set('file', new File([bytes], name))
    return body
  }
  const wide = await sampleFiles.picture('jpeg', { width: 80, height: 40 })
  const made = await brand.call('POST', '/api/brand_images/pictures', form(wide as BlobPart, '絵.jpg'))
  expect(made.body.data).toMatchObject({ kind: 'image', x: 5, ratio: 2, name: '絵.jpg' })
  const shown = await brand.call('GET', made.body.data.url)
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await brand.call('POST', '/api/brand_images/pictures', form('<svg onload=alert(1)>', 'x.svg'))).status).toBe(
    415,
  )
  const other = await server.as('otherBrand')
  expect((await other.call('GET', made.body.data.url)).status).toBe(404)
})

it('pictures come from products of the same brand only', async () => {
  const { body } = await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27SS')
  const ids = body.data.items
    .filter((card: { image_url: string | null }) => card.image_url)
    .slice(0, 2)
    .map((card: { id: number }) => card.id)
  const made = await brand.call('POST', '/api/brand_images/products', {
    brand_id: 1,
    season: '27SS',
    merchandising_ids: ids,
    x: 0,
    y: 900,
  })
  expect(
    made.body.data.map((item: { merchandising_id: number; x: number }) => [item.merchandising_id, item.x]),
  ).toEqual([
    [ids[0], 0],
    [ids[1], 264],
  ])
  expect(
    (
      await brand.call('POST', '/api/brand_images/products', {
        brand_id: 2,
        season: '27SS',
        merchandising_ids: ids,
        x: 0,
        y: 0,
      })
    ).status,
  ).toBe(422)
})

it('§3 a picture of a product keeps the measure it was uploaded with: no bytes are read for it', async () => {
  const { body } = await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27SS')
  const [{ id }] = body.data.items
  const sent = new FormData()
  sent.set('file', new File([new Uint8Array(await sampleFiles.picture())], 'a.png'))
  const file = (await brand.call('POST', `/api/merchandisings/${id}/files`, sent)).body.data
  const primary = await brand.call('PATCH', `/api/merchandisings/${id}/files/${file.id}`, { file: { primary: true } })
  expect(primary.status).toBe(200)
  const made = await brand.call('POST', '/api/brand_images/products', {
    brand_id: 1,
    season: '27SS',
    merchandising_ids: [id],
    x: 0,
    y: 0,
  })
  expect([made.status, made.body.data[0].ratio]).toEqual([200, 1.5])
})

it('§6 Brand images: brand, merchandising, no power user needed; another organisation finds nothing', async () => {
  expect(
    (await add({ kind: 'colour', x: 0, y: 0, colour: { name: '藍', hex: '#243a5e' } }, await server.as('brandMember')))
      .status,
  ).toBe(200)
  expect((await (await server.as('supplier')).call('GET', '/api/brand_images?brand_id=1')).status).toBe(403)
  const other = await server.as('otherBrand')
  expect((await other.call('GET', '/api/brand_images?brand_id=1')).status).toBe(404)
  expect((await add({ kind: 'note', x: 0, y: 0 }, other)).status).toBe(422)
})
