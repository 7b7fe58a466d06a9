import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const show = async (id: number) => (await brand.call('GET', `/api/suppliers/${id}`)).body.data
const names = ({ body }: { body: { data: { partner: { name: string } }[] } }) =>
  body.data.map(({ partner }) => partner.name)

it('domain §3.1 lists partners with code, status, lot, lead time; filters and sorts', async () => {
  const all = await brand.call('GET', '/api/suppliers')
  expect(all.body.pagination.total_count).toBe(7)
  expect(all.body.data.find((each: { id: number }) => each.id === 1)).toMatchObject({
    partner: { id: 3, name: '江南縫製(デモ)', registration_number: 'T5999901000003' },
    partner_code: 'S-001',
    status: 'active',
    steps: ['suspend'],
    protected_subcontractor: true,
    min_lot: '50.00',
    lead_days: 45,
    categories: ['シャツ', 'ブラウス', 'ワンピース'],
    document_count: 1,
  })
  expect(names(await brand.call('GET', '/api/suppliers?status=prospect'))).toEqual(['山彦ソーイング(デモ)'])
  expect(names(await brand.call('GET', '/api/suppliers?country=vn'))).toEqual(['Đà Nẵng Garment (デモ)'])
  expect(names(await brand.call('GET', '/api/suppliers?category=%E3%83%8B%E3%83%83%E3%83%88'))).toEqual([
    '三河ニット工房(デモ)',
  ])
  expect(names(await brand.call('GET', '/api/suppliers?protected_subcontractor=true'))).toHaveLength(3)
  expect(names(await brand.call('GET', '/api/suppliers?sort=leadDays&descending=true'))[0]).toBe(
    'Đà Nẵng Garment (デモ)',
  )
})

it('domain §4.11 the partner sees that it supplies, and nothing that was noted about it', async () => {
  const supplier = await server.as('supplier')
  const { body } = await supplier.call('GET', '/api/customers')
  expect(names({ body })).toEqual(['渡舟商事(デモ)', '潮風衣料(デモ)', '白詰草アパレル(デモ)'])
  expect(JSON.stringify(body)).not.toMatch(/S-001|rating|note|加藤/)
  expect((await supplier.call('GET', '/api/suppliers/1')).status).toBe(404)
})

it('terms and capacity are changed by any member; a stale save is told what stands', async () => {
  const member = await server.as('brandMember')
  const { lock_version } = await show(1)
  const save = (lead_days: number) =>
    member.call('PATCH', '/api/suppliers/1', {
      supplier: { lead_days, min_lot: '80', categories: ['シャツ', 'シャツ'], lock_version },
    })
  expect((await save(40)).body.data).toMatchObject({ lead_days: 40, min_lot: '80.00', categories: ['シャツ'] })
  const second = await save(41)
  expect([second.status, second.body.current.lead_days]).toEqual([409, 40])
})

it('domain §3.1 with approval_supplier: activating waits for an approval, which makes it active', async () => {
  const { lock_version } = await show(5)
  const { status, body } = await brand.call('POST', '/api/suppliers/5/step', { step: 'activate', lock_version })
  expect([status, body.data?.status ?? body, body.data?.steps]).toEqual([200, 'pending_approval', []])
  const {
    rows: [approval],
  } = await server.engine.pool.query(
    `select id, title, lock_version from approval where target = 'supplier' and target_id = 5`,
  )
  expect(approval.title).toBe('山彦ソーイング(デモ)')
  const skip = await brand.call('POST', '/api/suppliers/5/step', {
    step: 'approve',
    lock_version: body.data.lock_version,
  })
  expect([skip.status, skip.body.errors[0].code]).toEqual([422, 'not_transition'])
})

it('domain §3.11 an edit while the approval runs cancels it, and leads back to prospect', async () => {
  const { lock_version } = await show(5)
  await brand.call('PATCH', '/api/suppliers/5', { supplier: { lead_days: 30, lock_version } })
  expect((await show(5)).status).toBe('prospect')
})

it('without approval_supplier a relation is active at once; suspended and resumed', async () => {
  await server.engine.pool.query(
    `update user_group set enabled_functions = array_remove(enabled_functions, 'approval_supplier') where id = 2`,
  )
  const other = await server.as('otherBrand')
  const made = await other.call('POST', '/api/suppliers', {
    supplier: { registration_number: 'T4999901000004', partner_code: '102' },
  })
  expect(made.body.data).toMatchObject({ partner: { id: 4 }, status: 'prospect', steps: ['activate'] })
  let { id, lock_version } = made.body.data
  const statuses: string[] = []
  for (const step of ['activate', 'suspend', 'resume']) {
    const { body } = await other.call('POST', `/api/suppliers/${id}/step`, { step, lock_version })
    statuses.push(body.data.status)
    lock_version = body.data.lock_version
  }
  expect(statuses).toEqual(['active', 'suspended', 'active'])
})

it('create: found by number only; twice is refused; unknown asks for a name; a new one begins as a prospect', async () => {
  const add = (supplier: object) => brand.call('POST', '/api/suppliers', { supplier })
  expect((await add({ registration_number: 'T5999901000003' })).body.errors[0]).toMatchObject({
    code: 'already_supplier',
    meta: { name: '江南縫製(デモ)' },
  })
  expect((await add({ registration_number: 'T7123456789012' })).body.errors[0].code).toBe('unknown_organisation')
  expect((await add({ registration_number: 'T1234567890123' })).body.errors[0].code).toBe('check_digit')
  expect((await add({ partner_code: 'x' })).body.errors[0]).toMatchObject({ code: 'missing', field: 'supplier.name' })
  const made = await add({ name: '北浜縫製(デモ)', country: 'JP', email: 'owner@kitahama.example', currency: 'JPY' })
  expect(made.body.data).toMatchObject({
    partner: { name: '北浜縫製(デモ)', agreed_terms_at: null },
    status: 'prospect',
  })
  expect((await add({ name: '重複(デモ)', partner_code: 'S-001' })).status).toBe(409)
  const member = await server.as('brandMember')
  expect((await member.call('POST', '/api/suppliers', { supplier: { name: 'x' } })).status).toBe(403)
})

it('documents: added, read, taken away; another organisation finds none', async () => {
  const form = new FormData()
  form.set('file', new File([sampleFiles.pdf() as Uint8Array<ArrayBuffer>], '覚書.pdf'))
  const { body } = await brand.call('POST', '/api/suppliers/1/documents', form)
  expect(body.data).toMatchObject({ name: '覚書.pdf', content_type: 'application/pdf', created_by: '森下 あさ' })
  const own = `/api/suppliers/1/documents/${body.data.id}`
  expect((await brand.call('GET', `${own}/original`)).status).toBe(200)
  const [other, partner] = [await server.as('otherBrand'), await server.as('supplier')]
  expect([
    (await other.call('GET', `${own}/original`)).status,
    (await partner.call('GET', `${own}/original`)).status,
  ]).toEqual([404, 404])
  expect((await brand.call('DELETE', own)).status).toBe(204)
  expect((await show(1)).documents).toHaveLength(1)
})
