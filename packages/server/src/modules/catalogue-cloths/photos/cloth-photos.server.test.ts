import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

// oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
type Wire = any
let server: TestServer
let brand: Caller
let distributor: Caller
let cloth: Wire
const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
  ;[brand, distributor] = await Promise.all([server.as('brand'), server.as('distributor')])
  const [{ id }] = await rows("select id from catalogue_cloth where code = 'SO-4120'")
  cloth = (await distributor.call('GET', `/api/catalogue_cloths/${id}`)).body.data
})
afterAll(() => server.stop())

async function brought(name: string, caller = distributor, bytes?: Uint8Array): Promise<number> {
  const form = new FormData()
  form.set('file', new File([(bytes ?? (await sampleFiles.picture())) as Uint8Array<ArrayBuffer>], name))
  return (await caller.call('POST', '/api/record_files', form)).body.data.id
}
const path = () => `/api/catalogue_cloths/${cloth.id}/photos`
const put = (id: number, colorNo: string | null = null, caller = distributor) =>
  caller.call('POST', path(), { photo: { id, color_no: colorNo } })
const code = ({ status, body }: { status: number; body: Wire }) => [status, body.errors?.[0]?.code]
const listed = async (query = 'q=SO-4120') => (await brand.call('GET', `/api/material_listings?${query}`)).body.data[0]
const shown = async () => (await brand.call('GET', `/api/material_listings/${cloth.id}`)).body.data
const thumb = (id: number) => `/api/record_files/${id}/thumbnails/480`

it('domain §3.12 a cloth is drawn until it has a photograph: of the colour looked at, else of the whole cloth', async () => {
  const [first, second] = cloth.colors
  expect([(await listed()).photo, (await shown()).photos]).toEqual([null, []])
  const other = await brought('二色目.png')
  expect((await put(other, second.no)).status).toBe(200)
  // That of another colour would mislead.
  expect((await listed()).photo).toBeNull()
  expect((await listed(`color=${encodeURIComponent(second.hex)}&q=SO-4120`)).photo).toBe(thumb(other))
  const whole = await brought('全体.png')
  await put(whole)
  expect((await listed()).photo).toBe(thumb(whole))
  const own = await brought('一色目.png')
  const { body } = await put(own, first.no)
  expect(body.data.map(({ color_no: no, thumbnail }: Wire) => [no, thumbnail])).toEqual([
    [second.no, thumb(other)],
    [null, thumb(whole)],
    [first.no, thumb(own)],
  ])
  expect((await listed()).photo).toBe(thumb(own))
  expect((await shown()).photos).toHaveLength(3)
  const picture = await brand.call('GET', thumb(own))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await distributor.call('DELETE', `${path()}/${own}`)).status).toBe(204)
  expect((await distributor.call('DELETE', `${path()}/${own}`)).status).toBe(404)
  expect((await listed()).photo).toBe(thumb(whole))
  expect(
    await rows(
      "select count(*)::int as count from audit_event where action = 'catalogue_cloth.files_changed' and subject_id = $1",
      [cloth.id],
    ),
  ).toEqual([{ count: 4 }])
})

it('who does not see the cloth sees no photograph of it; a colour that goes takes its own along', async () => {
  const file = await brought('藍.png')
  await put(file, cloth.colors[1].no)
  expect((await brand.call('GET', thumb(file))).status).toBe(200)
  await rows("update catalogue_cloth set visibility = 'hidden' where id = $1", [cloth.id])
  expect((await brand.call('GET', thumb(file))).status).toBe(404)
  expect((await distributor.call('GET', thumb(file))).status).toBe(200)
  await rows("update catalogue_cloth set visibility = 'public' where id = $1", [cloth.id])
  const colors = [cloth.colors[0], { no: 'P9', name: '写真の色', hex: '#445566' }]
  const made = { code: 'PH-1', name: '写真', kind: 'fabric', unit: 'm', currency: 'JPY', colors }
  const { id } = (await distributor.call('POST', '/api/catalogue_cloths', { catalogue_cloth: made })).body.data
  const photos = `/api/catalogue_cloths/${id}/photos`
  expect((await distributor.call('POST', photos, { photo: { id: file, color_no: 'P9' } })).body.data).toHaveLength(1)
  const catalogue_cloth = { colors: [cloth.colors[0]], lock_version: 0 }
  expect((await distributor.call('PATCH', `/api/catalogue_cloths/${id}`, { catalogue_cloth })).status).toBe(200)
  expect((await distributor.call('GET', photos)).body.data).toEqual([])
})

it('only its distributor puts one there: a picture it brought itself, once, of a colour there is', async () => {
  const file = await brought('一枚.png')
  expect((await put(file, null, brand)).status).toBe(403)
  expect(code(await put(await brought('他社.png', brand)))).toEqual([422, 'not_found'])
  expect(code(await put(file, '999'))).toEqual([422, 'not_found'])
  expect(code(await put(await brought('書類.pdf', distributor, sampleFiles.pdf())))).toEqual([415, 'file_kind'])
  await put(file)
  expect(code(await put(file))).toEqual([409, 'file_there'])
  expect((await distributor.call('GET', '/api/catalogue_cloths/999999/photos')).status).toBe(404)
})
