import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../exhibition-guests/guest-visit.fixture.ts'

let server: TestServer
let brand: Caller
let other: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  other = await server.as('otherBrand')
})
afterAll(() => server.stop())

const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const itemsOf = async (exhibitionId: number): Promise<number[]> =>
  (
    await rowsOf(
      'select id from exhibition_item where exhibition_id = $1 and discarded_at is null order by position limit 5',
      [exhibitionId],
    )
  ).map(({ id }) => Number(id))
const add = async (outfit: object, exhibitionId = 1, as = brand) =>
  as.call('POST', '/api/exhibition_outfits', { exhibition_id: exhibitionId, outfit: { name: '組', ...outfit } })
const looks = async (exhibitionId: number) => (await (await visit(server, exhibitionId)).call('GET', '/look_book')).body
const pictureForm = async () => {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], '表.png'))
  return form
}

describe('outfits', () => {
  it('hold items of their exhibition in order, and show shops what is still shown', async () => {
    const [first, second, third] = await itemsOf(1)
    const { status, body } = await add({ name: '朝の組', note: '軽く', item_ids: [third, first] })
    expect([status, body.data]).toMatchObject([200, { name: '朝の組', item_ids: [third, first], picture: null }])
    const { body: changed } = await brand.call('PATCH', `/api/exhibition_outfits/${body.data.id}`, {
      outfit: { item_ids: [second, third, first], lock_version: 0 },
    })
    expect(changed.data).toMatchObject({ name: '朝の組', item_ids: [second, third, first], lock_version: 1 })
    const seen = (await looks(1)).data.outfits.at(-1)
    expect(seen).toEqual({
      id: body.data.id,
      name: '朝の組',
      note: '軽く',
      picture: null,
      item_ids: [second, third, first],
    })

    await rowsOf('update exhibition_item set discarded_at = now() where id = $1', [third])
    expect((await looks(1)).data.outfits.at(-1).item_ids).toEqual([second, first])
    await rowsOf('update exhibition_item set discarded_at = null where id = $1', [third])
  })

  it('without items are for their brand alone', async () => {
    const { body } = await add({ name: 'これから' })
    const ids = (await looks(1)).data.outfits.map(({ id }: { id: number }) => id)
    expect(ids).not.toContain(body.data.id)
    const { body: list } = await brand.call('GET', '/api/exhibition_outfits?exhibition_id=1&per_page=500')
    expect(list.data.map(({ id }: { id: number }) => id)).toContain(body.data.id)
  })

  it('take no item of another exhibition, of another brand, or twice', async () => {
    const [own] = await itemsOf(1)
    const [elsewhere] = await itemsOf(2)
    const [foreign] = await itemsOf(3)
    for (const [ids, code] of [
      [[elsewhere], 'not_found'],
      [[foreign], 'not_found'],
      [[own, own], 'invalid'],
    ] as const) {
      const { status, body } = await add({ item_ids: ids })
      expect([status, body.errors?.[0]]).toMatchObject([422, { code, field: 'outfit.item_ids' }])
    }
    // Nor does the database, whoever writes.
    const { body } = await add({})
    await expect(
      rowsOf(
        'insert into exhibition_outfit_item (user_group_id, exhibition_id, exhibition_outfit_id, exhibition_item_id) values (1, 1, $1, $2)',
        [body.data.id, elsewhere],
      ),
    ).rejects.toThrow(/foreign key/)
  })

  it('are nobody else’s', async () => {
    const { body } = await add({})
    const path = `/api/exhibition_outfits/${body.data.id}`
    const calls = [
      () => add({}, 1, other),
      () => other.call('GET', '/api/exhibition_outfits?exhibition_id=1'),
      () => other.call('PATCH', path, { outfit: { name: 'x', lock_version: 0 } }),
      () => other.call('DELETE', `${path}?lock_version=0`),
      () => other.call('DELETE', `${path}/picture`),
      async () => other.call('POST', `${path}/picture`, await pictureForm()),
      () => other.call('PUT', '/api/exhibition_outfits/order', { exhibition_id: 1, ids: [body.data.id] }),
    ]
    for (const call of calls) expect((await call()).status).toBe(404)
  })

  it('a stale change is told with the row as it stands', async () => {
    const { body } = await add({ name: '先' })
    const change = (name: string) =>
      brand.call('PATCH', `/api/exhibition_outfits/${body.data.id}`, { outfit: { name, lock_version: 0 } })
    expect((await change('後')).status).toBe(200)
    const { status, body: refused } = await change('遅れ')
    expect([status, refused.current?.name ?? refused.data?.name]).toEqual([409, '後'])
  })

  it('stand in the order they are put in, and go when they are removed', async () => {
    const list = async () =>
      (await brand.call('GET', '/api/exhibition_outfits?exhibition_id=4&per_page=500')).body.data.map(
        ({ id }: { id: number }) => id,
      )
    await add({}, 4)
    const ids = (await list()).toReversed()
    const put = (order: number[]) =>
      brand.call('PUT', '/api/exhibition_outfits/order', { exhibition_id: 4, ids: order })
    expect((await put(ids)).status).toBe(204)
    expect(await list()).toEqual(ids)
    expect((await put(ids.slice(1))).body.errors[0].code).toBe('order_mismatch')
    expect((await brand.call('DELETE', `/api/exhibition_outfits/${ids[0]}?lock_version=0`)).status).toBe(204)
    expect(await list()).toEqual(ids.slice(1))
  })
})

describe('pictures of an exhibition', () => {
  it.each([
    ['cover', '/api/exhibitions/1/cover', 'cover'],
    ['outfit', '/api/exhibition_outfits/1/picture', 'picture'],
  ] as const)('%s: one at a time, seen by who knows its key, audited by name', async (_, path, field) => {
    const address = (body: { data: Record<string, { thumbnails: Record<string, string> }> }) =>
      body.data[field]!.thumbnails['640']!
    const { body: first } = await brand.call('POST', path, await pictureForm())
    const { body: second } = await brand.call('POST', path, await pictureForm())
    const before = await server.app.request(address(first))
    const now = await server.app.request(address(second))
    expect([before.status, now.status, now.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
      404,
      200,
      'cross-origin',
    ])
    // The key of one exhibition opens nothing in another.
    expect((await server.app.request(address(second).replace('/exhibitions/1/', '/exhibitions/2/'))).status).toBe(404)
    const [{ detail }] = await rowsOf('select detail from audit_event order by id desc limit 1')
    expect(detail.changes?.[field] ?? detail).toBeDefined()
    const { body: gone } = await brand.call('DELETE', path)
    expect(gone.data[field]).toBeNull()
    expect((await brand.call('DELETE', path)).status).toBe(404)
  })

  it('a file that is no picture is refused', async () => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.4\n%%EOF'], 'cover.png'))
    const { status } = await brand.call('POST', '/api/exhibitions/1/cover', form)
    expect(status).toBe(415)
  })

  it('leads shops in, and stands on the door for nobody', async () => {
    const { body } = await brand.call('POST', '/api/exhibitions/1/cover', await pictureForm())
    expect((await looks(1)).data.exhibition.cover).toEqual(body.data.cover)
    expect((await server.visitor.call('GET', '/api/exhibitions/1/entrance')).body.data).not.toHaveProperty('cover')
  })
})
