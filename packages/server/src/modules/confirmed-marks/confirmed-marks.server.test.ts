import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
const people = {} as Record<'brand' | 'brandMember' | 'otherBrand' | 'supplier' | 'knitSupplier', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'brandMember', 'otherBrand', 'supplier', 'knitSupplier'] as const)
    people[key] = await server.as(key)
})
afterAll(() => server.stop())

const marks = async (caller: Caller, query = '') =>
  (await caller.call('GET', `/api/confirmed_marks?per_page=100${query}`)).body.data
/** The relation of the brand to the supplier: a record that this supplier shares. */
const fieldOf = async (key: string) => {
  const { body } = await people.brand.call('GET', '/api/extension_fields?target=supplier&target_id=1')
  return body.data.find((field: { key: string }) => field.key === key)
}
async function fill(value: string, useMarks: 0 | 1 = 1) {
  const field = await fieldOf('contact_hours')
  return field.id === null
    ? people.brand.call('POST', '/api/extension_fields', {
        extension_field: { definition_id: field.definition_id, target_id: 1, value },
        use_marks: useMarks,
      })
    : people.brand.call('PATCH', `/api/extension_fields/${field.id}`, {
        extension_field: { value, lock_version: field.lock_version },
        use_marks: useMarks,
      })
}
const ofContact = async (caller: Caller) =>
  (await marks(caller)).filter((mark: { content_name: string }) => mark.content_name === '連絡できる時間')

it('§3.17 use_marks=1 asks the partner who shares the record, and nobody else', async () => {
  expect((await fill('9時から17時', 0)).status).toBe(200)
  expect(await ofContact(people.supplier)).toEqual([])
  expect((await fill('10時から16時')).status).toBe(200)
  const [mark] = await ofContact(people.supplier)
  expect(mark).toMatchObject({
    status: 'open',
    old_value: '9時から17時',
    new_value: '10時から16時',
    side: 'theirs',
    changed_by: { user: '森下 あさ' },
    target: { link: null },
  })
  expect((await ofContact(people.brand))[0]).toMatchObject({
    id: mark.id,
    side: 'ours',
    target: { link: '/s/suppliers/1' },
  })
  expect(await ofContact(people.knitSupplier)).toEqual([])
  expect(await ofContact(people.otherBrand)).toEqual([])
})

it('§3.17 a newer change supersedes the one that waits, and keeps its old value', async () => {
  await fill('11時から15時')
  const [newer, older] = await ofContact(people.supplier)
  expect([newer.status, newer.old_value, newer.new_value, older.status]).toEqual([
    'open',
    '9時から17時',
    '11時から15時',
    'superseded',
  ])
})

it('§7 content_names are the distinct names', async () => {
  const { body } = await people.supplier.call('GET', '/api/confirmed_marks/content_names')
  const names = body.data.map(({ name }: { name: string }) => name)
  expect(names).toContain('連絡できる時間')
  expect(new Set(names).size).toBe(names.length)
})

it('§7 PATCH comment is for the side that confirms; a stale one is a 409 with what stands', async () => {
  const [mark] = await ofContact(people.supplier)
  const comment = (caller: Caller, lock_version: number) =>
    caller.call('PATCH', `/api/confirmed_marks/${mark.id}/comment`, {
      confirmed_mark: { comment: '承知しました', lock_version },
    })
  expect((await comment(people.brand, mark.lock_version)).status).toBe(422)
  expect((await comment(people.otherBrand, mark.lock_version)).status).toBe(404)
  expect((await comment(people.supplier, mark.lock_version)).body.data.comment).toBe('承知しました')
  const again = await comment(people.supplier, mark.lock_version)
  expect([again.status, again.body.current.comment]).toEqual([409, '承知しました'])
})

it('§3.17 open becomes objected with a reason, then resolved by the side that made the change', async () => {
  const [mark] = await ofContact(people.supplier)
  const step = (caller: Caller, name: string, values: object, lock_version: number) =>
    caller.call('PATCH', `/api/confirmed_marks/${mark.id}/${name}`, { confirmed_mark: { ...values, lock_version } })
  expect((await step(people.supplier, 'object', { comment: '' }, mark.lock_version)).status).toBe(422)
  expect((await step(people.brand, 'resolve', { answer: '早めます' }, mark.lock_version)).body.errors[0].code).toBe(
    'mark_step',
  )
  const objected = (await step(people.supplier, 'object', { comment: '早すぎます' }, mark.lock_version)).body.data
  expect([objected.status, objected.confirmed_by]).toEqual(['objected', '加藤 匠'])
  expect((await step(people.brand, 'resolve', { answer: '戻します' }, objected.lock_version)).body.data).toMatchObject({
    status: 'resolved',
    answer: '戻します',
  })
})

it('§4.4 bulk confirm says of each whether it was still open, and takes no foreign one', async () => {
  const open = (await marks(people.supplier, '&status[]=open')).map(({ id }: { id: number }) => id)
  expect(open.length).toBeGreaterThan(1)
  expect((await people.knitSupplier.call('PATCH', '/api/confirmed_marks/confirm', { ids: open })).status).toBe(404)
  const own = await people.brand.call('PATCH', '/api/confirmed_marks/confirm', {
    ids: (await marks(people.brand, '&status[]=open')).map(({ id }: { id: number }) => id),
  })
  expect(own.body.data.every(({ outcome }: { outcome: string }) => outcome === 'not_open')).toBe(true)
  const done = await people.supplier.call('PATCH', '/api/confirmed_marks/confirm', { ids: open })
  expect(done.body.data.every(({ outcome }: { outcome: string }) => outcome === 'confirmed')).toBe(true)
  expect(await marks(people.supplier, '&status[]=open')).toEqual([])
})

it('§3.17 values are validated by type; a formula is computed; a type changes only if all values convert', async () => {
  const fields = (await people.brand.call('GET', '/api/extension_fields?target=merchandising&target_id=1')).body.data
  const find = (key: string) => fields.find((field: { key: string }) => field.key === key)
  expect(find('order_cost').value).toMatch(/^\d+(\.\d+)?$/)
  const save = (key: string, value: unknown) =>
    people.brand.call('PATCH', `/api/extension_fields/${find(key).id}`, {
      extension_field: { value, lock_version: find(key).lock_version },
    })
  expect((await save('order_qty', '約300')).body.errors[0].code).toBe('not_a_number')
  expect((await save('fit', 'ぶかぶか')).body.errors[0].code).toBe('not_an_option')
  const definition = (await people.brand.call('GET', `/api/extension_field_definitions/${find('fit').definition_id}`))
    .body.data
  const change = (type: string) =>
    people.brand.call('PATCH', `/api/extension_field_definitions/${definition.id}`, {
      extension_field_definition: { type, lock_version: definition.lock_version },
    })
  expect((await change('number')).body.errors[0].code).toBe('values_stuck')
  expect((await change('multi')).status).toBe(200)
  const after = (await people.brand.call('GET', '/api/extension_fields?target=merchandising&target_id=1')).body.data
  expect(after.find((field: { key: string }) => field.key === 'fit').value).toEqual([find('fit').value])
})

it('§6 definitions are created with the key by a power user only', async () => {
  const body = { extension_field_definition: { name: '試し', key: 'trial', target: 'color', type: 'text' } }
  expect((await people.brandMember.call('POST', '/api/extension_field_definitions', body)).status).toBe(403)
  expect((await people.brand.call('POST', '/api/extension_field_definitions', body)).status).toBe(200)
})
