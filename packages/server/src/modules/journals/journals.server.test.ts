import { createHash } from 'node:crypto'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '@tsumugi/dev-env'
import {
  agreedContract,
  documentParties,
  draftCreditOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
let invoice: Held
let credit: Held
let payable: { id: number; debtor_id: number; creditor_id: number }

beforeAll(async () => {
  parties = await documentParties()
  const { buyer, seller, rows } = parties
  const contract = await agreedContract(parties, [goods('100', { unit_price: '1000' })])
  await inspectedDelivery(parties, contract.id, ['100'], ['100'])
  const issued = await issuedInvoice(parties, contract.id)
  held(await move(buyer, 'invoices', 'confirm', issued))
  const draft = await draftCreditOf(parties, contract.id, '8')
  held(await move(seller, 'credit_notes', 'issue', draft))
  invoice = await show(buyer, 'invoices', issued.id)
  credit = await show(buyer, 'credit_notes', draft.id)
  const found = await rows('select id, debtor_id, creditor_id from payable where document_id = $1', [invoice.id])
  payable = found[0] as typeof payable
  await settled('payment', '50000', parties.buyerId)
  await settled('receipt', '50000', parties.sellerId)
  await settled('write_off', '7', parties.sellerId)
  await settled('credit', '11', parties.sellerId)
})
afterAll(() => parties.server.stop())

const settled = (kind: string, amount: string, owner: number) =>
  parties.rows(
    `insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, user_group_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [payable.id, payable.debtor_id, payable.creditor_id, kind, amount, day(), owner],
  )
const day = () => invoice.issue_date as string
const period = (view: string) => ({ view, from: day(), until: day() })
const preview = async (caller: Caller, view: string) =>
  held(await caller.call('GET', `/api/journals?view=${view}&from=${day()}&until=${day()}`))
const exported = (caller: Caller, view: string, layout: string) =>
  caller.call('POST', '/api/journals', { journal: { ...period(view), layout } })

async function fileOf(persona: 'brand' | 'supplier', made: Held): Promise<Buffer> {
  const { app, cookieOf } = parties.server
  const answer = await app.request(`/api/journals/${made.id}/file`, { headers: { Cookie: await cookieOf(persona) } })
  return Buffer.from(await answer.arrayBuffer())
}

it('§3.10 the journals of a period say their sums, and what is left out and why', async () => {
  const { buyer, seller, stranger } = parties
  const bought = await preview(buyer, 'payables')
  expect(bought).toMatchObject({ count: 3, amount: '160007', unwritable: [], exports: [] })
  expect(bought.sums).toMatchObject([
    { account: 'purchases', name: '仕入高', debit: '110000', credit: '0' },
    { account: 'payable', name: '買掛金', debit: '50007', credit: '110000' },
    { account: 'bank', debit: '0', credit: '50000' },
    { account: 'forgiven_debt', debit: '0', credit: '7' },
  ])
  expect(bought.omissions).toMatchObject([{ kind: 'credit_note', number: credit.number, reason: 'not_confirmed' }])
  const sold = await preview(seller, 'credits')
  expect(sold.sums).toMatchObject([
    { account: 'sales', credit: '110000' },
    { account: 'receivable', debit: '110000', credit: '50007' },
    { account: 'bank', debit: '50000' },
    { account: 'bad_debt', debit: '7' },
  ])
  expect(await preview(buyer, 'credits')).toMatchObject({ count: 0, sums: [] })
  expect(await preview(stranger, 'payables')).toMatchObject({ count: 0 })
  const backward = await buyer.call('GET', '/api/journals?view=payables&from=2026-11-02&until=2026-11-01')
  expect(backward.body.errors[0].code).toBe('journal_period')
})

it('§3.10 an export is written once in CP932, byte for byte, and its period is known from then on', async () => {
  const { buyer, seller, stranger } = parties
  const none = await buyer.call('POST', '/api/journals', {
    journal: { view: 'payables', from: '2020-01-01', until: '2020-01-31', layout: 'yayoi' },
  })
  expect(none.body.errors[0].code).toBe('journal_empty')
  const made = held(await exported(buyer, 'payables', 'yayoi'))
  const bytes = await fileOf('brand', made)
  const on = day().replaceAll('-', '/')
  const partner = String(invoice.issuer.name)
  const cut = iconv.decode(iconv.encode(partner, 'cp932').subarray(0, 24), 'cp932')
  const number = String(invoice.number)
  const owed = `買掛金,${cut},,対象外`
  const memo = (word: string) => `${word} ${number} ${partner},,,0,,${number},,,no`
  expect(iconv.decode(bytes, 'cp932').split('\r\n')).toEqual([
    `2000,,,${on},仕入高,,,課対仕入込10%適格,110000,10000,${owed},110000,0,${memo('請求')}`,
    `2000,,,${on},${owed},50000,0,普通預金,,,対象外,50000,0,${memo('支払')}`,
    `2000,,,${on},${owed},7,0,雑収入,,,対象外,7,0,${memo('消込')}`,
    '',
  ])
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256)
  const { exports } = await preview(buyer, 'payables')
  expect(exports).toMatchObject([{ id: made.id, entries: 3, amount: '160007', is_overlapping: true }])
  for (const caller of [seller, stranger])
    expect((await caller.call('GET', `/api/journals/${made.id}/file`)).status).toBe(404)
})

it('§3.10 accounts are called as the organisation calls them, and by their usual names again', async () => {
  const { seller } = parties
  const named = (name: string) =>
    seller.call('PUT', '/api/journals/accounts', { accounts: [{ account: 'sales', name }] })
  const nameOf = (data: Held) => (data as unknown as Held[]).find(({ account }) => account === 'sales')
  expect(nameOf(held(await named('加工売上')))).toMatchObject({ name: '加工売上', usual: '売上高' })
  const lines = async (layout: string) => {
    const file = await fileOf('supplier', held(await exported(seller, 'credits', layout)))
    return iconv.decode(file, 'cp932').split('\r\n')
  }
  const [titles, sale] = await lines('money_forward')
  expect(titles!.split(',')).toHaveLength(27)
  expect(sale).toContain('加工売上,,,,課税売上 10%,,110000,10000,')
  expect((await lines('freee'))[0]).toContain('伝票番号,日付,借方勘定科目')
  expect(nameOf(held(await named('')))).toMatchObject({ name: '売上高' })
})

it('§4.12 the closing lock says from which day journals may still change', async () => {
  const { buyer, buyerId, rows } = parties
  const [{ closing_lock_on }] = (await rows(
    'select closing_lock_on::text from user_group_admin_config where user_group_id = $1',
    [buyerId],
  )) as [{ closing_lock_on: string | null }]
  expect((await preview(buyer, 'payables')).closed_until).toBe(closing_lock_on)
})
