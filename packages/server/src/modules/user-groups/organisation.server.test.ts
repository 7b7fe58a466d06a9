import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const show = async (caller = brand, id = 1) => (await caller.call('GET', `/api/user_groups/${id}`)).body.data
const save = async (changes: object) =>
  brand.call('PATCH', '/api/user_groups/1', { user_group: { ...changes, lock_version: (await show()).lock_version } })

it('domain §3.1 shows the own organisation with config, limits, bank accounts, closed days, logo and seal', async () => {
  const own = await show()
  expect(own).toMatchObject({
    id: 1,
    view: 'own',
    role: 'power_user',
    registration_number: 'T7999901000001',
    limits: { seats: 30, closing_lock_on: '2026-09-30' },
    config: { line_rounding: 'down', self_approval: false },
    images: [
      { kind: 'logo', revision: 1 },
      { kind: 'seal', revision: 1 },
    ],
  })
  expect(own.bank_accounts[0]).toMatchObject({ bank_code: '0000', holder: 'ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ' })
  expect(own.closed_days.length).toBeGreaterThan(3)
})

it('golden 11: a wrong form is refused with the count, a wrong check digit with the one expected', async () => {
  const twelve = await save({ registration_number: 'T123456789012' })
  expect([twelve.status, twelve.body.errors[0]]).toMatchObject([
    422,
    { code: 'registration_format', meta: { digits: 12 } },
  ])
  const wrong = await save({ registration_number: 'T1234567890123' })
  expect([wrong.status, wrong.body.errors[0]]).toMatchObject([
    422,
    { code: 'check_digit', field: 'user_group.registration_number', meta: { expected: 9, found: 1 } },
  ])
  expect(wrong.body.errors[0].message).toContain('9')
})

it('domain §3.1 a power user may keep a wrong check digit with a reason; a right number drops it', async () => {
  const kept = await save({ registration_number: 'T1234567890123', registration_override: '税務署の通知書どおり' })
  expect([kept.status, kept.body.data.registration_number, kept.body.data.registration_override]).toEqual([
    200,
    'T1234567890123',
    '税務署の通知書どおり',
  ])
  const right = await save({ registration_number: 'ｔ7-1234-5678-9012', registration_override: '税務署の通知書どおり' })
  expect([right.body.data.registration_number, right.body.data.registration_override]).toEqual(['T7123456789012', null])
})

it('a member who is no power user reads, and may not write', async () => {
  const member = await server.as('brandMember')
  expect((await show(member)).role).toBe('member')
  expect(
    (await member.call('PATCH', '/api/user_groups/1', { user_group: { name: 'x', lock_version: 0 } })).status,
  ).toBe(403)
})

it('golden 45: the second of two saves is told what stands now', async () => {
  const { lock_version } = await show()
  const send = (name: string) => brand.call('PATCH', '/api/user_groups/1', { user_group: { name, lock_version } })
  expect((await send('白詰草アパレル(デモ) A')).status).toBe(200)
  const second = await send('白詰草アパレル(デモ) B')
  expect([second.status, second.body.errors[0].code, second.body.current.name]).toEqual([
    409,
    'stale',
    '白詰草アパレル(デモ) A',
  ])
})

it('config: roundings, own approval, number prefixes', async () => {
  const { config } = await show()
  const { status, body } = await brand.call('PATCH', '/api/user_groups/1/config', {
    config: {
      tax_rounding: 'half_up',
      self_approval: true,
      number_prefixes: { invoice: 'INV-', material_order: 'MO' },
      lock_version: config.lock_version,
    },
  })
  expect([status, body.data.config]).toMatchObject([
    200,
    {
      tax_rounding: 'half_up',
      line_rounding: 'down',
      self_approval: true,
      number_prefixes: { invoice: 'INV-', material_order: 'MO' },
    },
  ])
})

it('domain §3.1 bank accounts: the holder becomes half-width kana, and what cannot is refused by its place', async () => {
  const account = {
    bank_code: '0001',
    bank_name: 'みほん',
    branch_code: '002',
    branch_name: '',
    kind: 'ordinary',
    account_number: '1234567',
    holder: 'シロツメクサ アパレル',
  }
  const { body } = await brand.call('PUT', '/api/user_groups/1/bank_accounts', { bank_accounts: [account] })
  expect(body.data.bank_accounts).toEqual([{ ...account, holder: 'ｼﾛﾂﾒｸｻ ｱﾊﾟﾚﾙ' }])
  const { status, body: refused } = await brand.call('PUT', '/api/user_groups/1/bank_accounts', {
    bank_accounts: [account, { ...account, holder: '白詰草' }],
  })
  expect([status, refused.errors[0]]).toMatchObject([422, { code: 'kana_holder', field: 'bank_accounts.1.holder' }])
  const { rows } = await server.engine.pool.query(
    `select detail from audit_event where action = 'user_group.bank_accounts_replaced'`,
  )
  expect(rows.map(({ detail }) => detail.changes.bankAccounts.after)).toEqual([['0001-002 ***4567 ｼﾛﾂﾒｸｻ ｱﾊﾟﾚﾙ']])
  expect(JSON.stringify(rows)).not.toContain(account.account_number)
})

it('logo: uploaded, read back, replaced under a new revision, taken away', async () => {
  const upload = async (bytes: Uint8Array, kind = 'logo') => {
    const form = new FormData()
    form.set('kind', kind)
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'logo.png'))
    return brand.call('POST', '/api/user_groups/1/images', form)
  }
  expect((await upload(await sampleFiles.picture())).body.data).toEqual({ kind: 'logo', revision: 2 })
  const picture = await brand.call('GET', '/api/user_groups/1/images/logo/original')
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect((await upload(sampleFiles.pdf())).status).toBe(415)
  expect((await upload(await sampleFiles.picture(), 'stamp')).status).toBe(422)
  expect((await brand.call('DELETE', '/api/user_groups/1/images/logo')).status).toBe(204)
  expect((await brand.call('GET', '/api/user_groups/1/images/logo/original')).status).toBe(404)
})

it('domain §1 Tenancy: the super group reads its other member, without bank accounts or limits, and cannot write', async () => {
  const sibling = await show(brand, 2)
  expect(sibling).toMatchObject({
    id: 2,
    view: 'read',
    role: null,
    limits: null,
    config: null,
    bank_accounts: [],
    images: [],
  })
  expect((await brand.call('PATCH', '/api/user_groups/2', { user_group: { name: 'x', lock_version: 0 } })).status).toBe(
    404,
  )
  expect((await brand.call('GET', '/api/user_groups/2/images/logo/original')).status).toBe(404)
})

it('domain §4.1 organisations that are no siblings are not there', async () => {
  expect((await brand.call('GET', '/api/user_groups/3')).status).toBe(404)
  expect((await (await server.as('supplier')).call('GET', '/api/user_groups/1')).status).toBe(404)
})

it('closed days replace one another and come back in order', async () => {
  const closed_days = [
    { closed_on: '2027-08-13', name: '夏' },
    { closed_on: '2027-01-04', name: '' },
  ]
  const { body } = await brand.call('PUT', '/api/user_groups/1/closed_days', { closed_days })
  expect(body.data.closed_days.map((day: { closed_on: string }) => day.closed_on)).toEqual(['2027-01-04', '2027-08-13'])
})
