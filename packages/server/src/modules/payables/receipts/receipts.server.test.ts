import { activity, statementForm, type ActivityLine } from '@tsumugi/dev-env/bank-activity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentParties, held, type Held, type Parties } from '../../../records/tests/document-parties.fixture.ts'
import { payableWriter } from '../payable.fixture.ts'

let parties: Parties
let payable: Awaited<ReturnType<typeof payableWriter>>

beforeAll(async () => {
  parties = await documentParties()
  const { rows, sellerId } = parties
  payable = await payableWriter(parties)
  await rows('delete from bank_account where user_group_id = $1', [sellerId])
  await rows(
    `insert into bank_account (user_group_id, bank_code, branch_code, kind, account_number, holder)
     values ($1, '0001', '001', 'ordinary', '7654321', 'ｶ)ﾂﾑｷﾞ')`,
    [sellerId],
  )
})
afterAll(() => parties.server.stop())

const seller = () => parties.seller
const received = async (id: number) =>
  Number((await parties.rows('select received from payable where id = $1', [id]))[0]!.received)
const code = ({ status, body }: { status: number; body: Held }) => `${status} ${body.errors?.[0]?.code}`
const recorded = (amount: string, more: object = {}) =>
  seller().call('POST', '/api/receipts', {
    receipt: {
      partner_id: parties.buyerId,
      currency: 'JPY',
      amount,
      received_on: '2026-11-20',
      method: 'cash',
      items: [],
      ...more,
    },
  })
const apply = (receipt: Held, items: readonly object[]) =>
  seller().call('POST', `/api/receipts/${receipt.id}/apply`, {
    application: { items, lock_version: receipt.lock_version },
  })
const takeBack = (receipt: Held) =>
  seller().call('POST', `/api/receipts/${receipt.id}/take_back`, {
    take_back: { reason: '返金', lock_version: receipt.lock_version },
  })
const reverse = (receipt: Held, useId: number) =>
  seller().call('POST', `/api/receipts/${receipt.id}/reverse`, {
    reversal: { use_id: useId, reason: '別の請求の分', lock_version: receipt.lock_version },
  })
const unapplied = async () => (await seller().call('GET', '/api/receipts?unapplied=1&per_page=500')).body.data as Held[]
const fresh = async (id: number) =>
  ((await seller().call('GET', '/api/receipts?per_page=500')).body.data as Held[]).find((each) => each.id === id)!

async function surplusLine(line: ActivityLine): Promise<Held> {
  const brought = held(await seller().call('POST', '/api/bank_statements', statementForm(activity([line]))))
  const [id] = brought.statement_ids as number[]
  return (held(await seller().call('GET', `/api/bank_statements/${id}`)).lines as Held[])[0]!
}

it('§3.10 what a line pays beyond the open items is kept only where a person says so, and is applied later', async () => {
  const [paid, later] = [await payable(1_045_000), await payable(700)]
  const line = await surplusLine({ inquiry: '31000001', direction: 'in', amount: 1_046_000, sender: 'ﾅｿﾞ' })
  const match = (more: object) =>
    seller().call('POST', `/api/bank_entries/${line.id}/match`, {
      items: [`payable:${paid}`],
      lock_version: line.lock_version,
      ...more,
    })
  const refused = await match({})
  expect([code(refused), refused.body.errors[0].meta.rest]).toEqual(['422 receipt_rest', '1000'])
  expect(await received(paid)).toBe(0)
  held(await match({ keep_rest: true }))
  const [credit] = await unapplied()
  expect(credit).toMatchObject({ amount: '1000', rest: '1000', method: 'bank', uses: [], note: 'ﾅｿﾞ' })
  expect(credit!.statement_id).toEqual(expect.any(Number))
  const used = held(await apply(credit!, [{ payable_id: later, amount: '700' }]))
  expect(used).toMatchObject({ rest: '300', uses: [{ kind: 'application', amount: '700' }] })
  expect([await received(paid), await received(later)]).toEqual([1_045_000, 700])
  expect(held(await takeBack(used))).toMatchObject({ rest: '0', uses: [{}, { kind: 'return', amount: '300' }] })
  expect(code(await takeBack(await fresh(used.id)))).toBe('422 receipt_used')
})

it('§3.10 a receipt by hand is allocated to open items, and its rest is a credit; what does not hold writes nothing', async () => {
  const [one, other] = [await payable(5_000), await payable(9_000)]
  const foreign = await payable(100, { debtor_id: parties.sellerId, creditor_id: parties.buyerId })
  const dollars = await payable(100, { currency: 'USD' })
  const items = [
    { payable_id: one, amount: '5000' },
    { payable_id: other, amount: '2000' },
  ]
  const before = (await seller().call('GET', '/api/receipts')).body.pagination.total_count
  const refusals: [object, string, string][] = [
    [{ items }, '8000', 'receipt_rest'],
    [{ items: [{ payable_id: one, amount: '5001' }] }, '5001', 'receipt_beyond_open'],
    [{ items: [items[0]!, { payable_id: one, amount: '1' }] }, '5001', 'receipt_beyond_open'],
    [{ items }, '6999', 'receipt_beyond_amount'],
    [{ items: [{ payable_id: one, amount: '0' }], keep_rest: true }, '1', 'receipt_amount'],
    [{ items: [{ payable_id: foreign, amount: '1' }] }, '1', 'receipt_item_gone'],
    [{ items: [{ payable_id: dollars, amount: '1' }] }, '1', 'receipt_item_gone'],
    [{ keep_rest: true, received_on: '2999-01-01' }, '1', 'actual_in_future'],
    [{ keep_rest: true, partner_id: 999_999 }, '1', 'not_found'],
  ]
  for (const [more, amount, expected] of refusals) expect(code(await recorded(amount, more))).toBe(`422 ${expected}`)
  expect((await seller().call('GET', '/api/receipts')).body.pagination.total_count).toBe(before)
  expect([await received(one), await received(other)]).toEqual([0, 0])
  const made = held(await recorded('8000', { items, keep_rest: true, note: '集金' }))
  expect(made).toMatchObject({ amount: '8000', rest: '1000', method: 'cash', note: '集金', statement_id: null })
  expect(made.uses).toMatchObject([{ amount: '5000' }, { amount: '2000' }])
  expect([await received(one), await received(other)]).toEqual([5_000, 2_000])
  for (const caller of [parties.buyer, parties.stranger]) {
    expect((await caller.call('GET', '/api/receipts')).body.data).toEqual([])
    const asked = { take_back: { reason: 'x', lock_version: made.lock_version } }
    expect((await caller.call('POST', `/api/receipts/${made.id}/take_back`, asked)).status).toBe(404)
  }
  held(await takeBack(made))
})

it('§3.10 what a receipt paid by mistake is taken back once: the item is open, the amount a credit, closed days stand', async () => {
  const [wrong, right] = [await payable(800), await payable(800)]
  const items = [{ payable_id: wrong, amount: '800' }]
  const made = held(await recorded('1000', { items, keep_rest: true, received_on: '2026-10-06' }))
  const [use] = made.uses as Held[]
  expect(use).toMatchObject({ kind: 'allocation', is_reversed: false })
  const { today } = (await seller().call('GET', '/api/credits')).body as unknown as { today: string }
  const booked = async (from: string) =>
    sumsOf(held(await seller().call('GET', `/api/journals?view=credits&from=${from}&until=${from}`)).sums as Held[])
  const [then, now] = [await booked('2026-10-06'), await booked(today)]
  const taken = held(await reverse(made, use!.id))
  expect(taken.rest).toBe('1000')
  expect(taken.uses).toMatchObject([
    { kind: 'allocation', amount: '800', is_reversed: true },
    { kind: 'reversal', amount: '-800', reason: '別の請求の分', is_reversed: false },
  ])
  expect(await received(wrong)).toBe(0)
  expect(await booked('2026-10-06')).toEqual(then)
  const after = await booked(today)
  expect([after.receivable! - now.receivable!, after.received_ahead! - now.received_ahead!]).toEqual([800, -800])
  expect(code(await reverse(taken, use!.id))).toBe('422 receipt_reversed')
  expect(code(await reverse(taken, (taken.uses as Held[])[1]!.id))).toBe('422 not_found')
  expect(code(await reverse(made, use!.id))).toMatch(/^409/)
  const applied = held(await apply(taken, [{ payable_id: right, amount: '800' }]))
  expect([applied.rest, await received(right)]).toEqual(['200', 800])
  const gone = held(await takeBack(applied))
  expect(code(await reverse(gone, (gone.uses as Held[]).at(-1)!.id))).toBe('422 not_found')
  const asked = { reversal: { use_id: use!.id, reason: 'x', lock_version: gone.lock_version } }
  for (const caller of [parties.buyer, parties.stranger])
    expect((await caller.call('POST', `/api/receipts/${gone.id}/reverse`, asked)).status).toBe(404)
})

it('§4.2 20 applications of one credit at once: Σ applied is never beyond it, and each is whole or refused', async () => {
  const credit = held(await recorded('10000', { keep_rest: true }))
  const items = await Promise.all(Array.from({ length: 20 }, () => payable(1_000)))
  async function persist(id: number): Promise<string> {
    const now = await fresh(credit.id)
    const answer = await apply(now, [{ payable_id: id, amount: '1000' }])
    return answer.status === 409 ? persist(id) : answer.status === 200 ? '200' : code(answer)
  }
  const told = await Promise.all(items.map(persist))
  expect(told.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => '200'),
    ...Array.from({ length: 10 }, () => '422 receipt_beyond_amount'),
  ])
  const sums = await parties.rows(
    `select (select sum(received)::int from payable where id = any($1::bigint[])) as received,
       (select used::int from receipt where id = $2) as used,
       (select sum(amount)::int from receipt_use where receipt_id = $2) as uses`,
    [items, credit.id],
  )
  expect(sums).toEqual([{ received: 10_000, used: 10_000, uses: 10_000 }])
})

it('§4.2 the check holds Σ applied within the credit whoever writes; stale versions are refused', async () => {
  const credit = held(await recorded('100', { keep_rest: true }))
  const id = await payable(500)
  held(await apply(credit, [{ payable_id: id, amount: '60' }]))
  expect(code(await apply(credit, [{ payable_id: id, amount: '1' }]))).toMatch(/^409/)
  const beyond = parties.rows(
    `insert into receipt_use (receipt_id, user_group_id, kind, amount, used_on, account_id)
     select id, user_group_id, 'return', 41, '2026-11-20', created_by from receipt where id = $1`,
    [credit.id],
  )
  await expect(beyond).rejects.toMatchObject({ code: '23514' })
  held(await takeBack(await fresh(credit.id)))
})

it('§3.10 the statement of the creditor takes unapplied credits from the balance; the debtor’s says nothing of them', async () => {
  await payable(333)
  const credit = held(await recorded('12321', { keep_rest: true }))
  const [text, theirs] = await Promise.all([
    textOf('supplier', 'credits', parties.buyerId),
    textOf('brand', 'payables', parties.sellerId),
  ])
  expect(text).toContain('-12321')
  expect(text).toContain('2026-11-20')
  expect(theirs).not.toContain('12321')
  const figures = held(await seller().call('GET', '/api/credits/figures'))
  const partner = figures.currencies[0].partners.find((each: Held) => each.partner.id === parties.buyerId)
  expect(partner.unapplied).toBe('12321')
  held(await takeBack(credit))
})

async function textOf(persona: 'brand' | 'supplier', path: string, partnerId: number): Promise<string> {
  const { app, cookieOf } = parties.server
  const answer = await app.request(`/api/${path}/statement?partner_id=${partnerId}&format=csv`, {
    headers: { Cookie: await cookieOf(persona) },
  })
  return answer.text()
}

it('§3.10 journals book the rest as received ahead, its use against what is owed, and cash as cash; trade-law D: no tax', async () => {
  const on = '2026-10-05'
  const [now, later] = [await payable(3_000), await payable(400)]
  const items = [{ payable_id: now, amount: '3000' }]
  const made = held(await recorded('4000', { items, keep_rest: true, received_on: on }))
  const of = async (from: string, until: string) =>
    held(await seller().call('GET', `/api/journals?view=credits&from=${from}&until=${until}`)).sums as Held[]
  expect(await of(on, on)).toMatchObject([
    { account: 'receivable', debit: '0', credit: '3000' },
    { account: 'cash', name: '現金', debit: '4000', credit: '0' },
    { account: 'received_ahead', name: '前受金', debit: '0', credit: '1000' },
  ])
  const { today } = (await seller().call('GET', '/api/credits')).body as unknown as { today: string }
  const first = sumsOf(await of(today, today))
  held(await apply(made, [{ payable_id: later, amount: '400' }]))
  const before = sumsOf(await of(today, today))
  expect([before.received_ahead! - first.received_ahead!, before.receivable! - first.receivable!]).toEqual([400, -400])
  expect([before.cash, before.bank]).toEqual([first.cash, first.bank])
  held(await takeBack(await fresh(made.id)))
  const after = sumsOf(await of(today, today))
  expect(after.received_ahead! - before.received_ahead!).toBe(600)
  expect(after.cash! - before.cash!).toBe(-600)
  expect(await of(on, on)).toHaveLength(3)
})

/** Debit less credit of each account. */
const sumsOf = (sums: readonly Held[]): Record<string, number> =>
  Object.fromEntries([
    ['cash', 0],
    ['bank', 0],
    ['receivable', 0],
    ['received_ahead', 0],
    ...sums.map(({ account, debit, credit }) => [account as string, Number(debit) - Number(credit)]),
  ])

it('§5.21 what lay with a protected creditor by the last lawful day was paid in time, whenever it is applied', async () => {
  const law = { is_protected: true, received_on: '2026-08-11', legal_on: '2026-10-09', due_on: '2026-10-09' }
  const [early, late] = [await payable(1_000_000, law), await payable(1_000_000, law)]
  for (const [id, received_on] of [[early, '2026-10-05'] as const, [late, '2026-11-20'] as const]) {
    const credit = held(await recorded('1000000', { keep_rest: true, received_on }))
    held(await apply(credit, [{ payable_id: id, amount: '1000000' }]))
  }
  const rows = (await seller().call('GET', '/api/credits?tab=settled&per_page=500')).body.data as Held[]
  const interest = (id: number) => Number(rows.find((row) => row.id === id)!.interest)
  expect(interest(early)).toBe(0)
  expect(interest(late)).toBeGreaterThan(0)
})

it('§4.12 nothing is received on a day that is closed; §4.6 the audit says who kept, applied and gave back', async () => {
  await parties.rows("update user_group_admin_config set closing_lock_on = '2026-09-30' where user_group_id = $1", [
    parties.sellerId,
  ])
  expect(code(await recorded('1', { keep_rest: true, received_on: '2026-09-30' }))).toBe('422 period_closed')
  held(await recorded('1', { keep_rest: true, received_on: '2026-10-01' }))
  const told = await parties.rows(
    "select distinct action from audit_event where action like 'receipt.%' and user_group_id = $1 order by 1",
    [parties.sellerId],
  )
  expect(told.map(({ action }) => action)).toEqual([
    'receipt.created',
    'receipt.returned',
    'receipt.reversed',
    'receipt.updated',
  ])
})
