import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentParties,
  draftContract,
  goods,
  held,
  lineIds,
  move,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
  // A brand of ¥100 m and a factory of ¥10 m: the new act holds (trade-law B1).
  await parties.rows(
    `insert into company_size (user_group_id, capital, regular_employees, confirmed_on)
    values ($1, 100000000, 80, '2026-11-01'), ($2, 10000000, 40, '2026-11-01')
    on conflict (user_group_id) do update set capital = excluded.capital, regular_employees = excluded.regular_employees`,
    [parties.buyerId, parties.sellerId],
  )
})
afterAll(() => parties.server.stop())

const monthly = (more: object = {}) => ({
  name: '月末締 翌月末払',
  basis: 'receipt',
  closing_day: 31,
  month_offset: 1,
  pay_day: 31,
  net_days: null,
  holiday_shift: 'previous',
  method: 'bank',
  fee_bearer: 'payer',
  splits: [],
  ...more,
})
const whole = (more: object = {}) => ({
  delivery_due: '2027-02-26',
  delivery_place: '東京DC(デモ)',
  inspection: 'required',
  inspection_due: '受領後5営業日以内',
  terms: monthly(),
  ...more,
})
const writtenOrder = async (id: number, caller = parties.buyer) =>
  held(await caller.call('GET', `/api/contracts/${id}/written_order`))
const issue = async (id: number) =>
  move(parties.buyer, 'contracts', 'issue', await show(parties.buyer, 'contracts', id))

it('domain §3.7 rule 3 a protected supplier’s order is complete or blocked, item by item', async () => {
  const bare = await draftContract(parties, [goods('120')])
  const order = await writtenOrder(bare.id)
  expect(order.protection).toMatchObject({
    is_protected: true,
    subcontract: { applies: true, reason: { code: 'capital' } },
  })
  expect(order).toMatchObject({ is_blocking: true, is_complete: false })
  const faulty = order.items.filter(({ state }: { state: string }) => state === 'faulty')
  expect(faulty.map(({ key, field }: { key: string; field: string }) => [key, field])).toEqual([
    ['receipt_date', 'deliveryDue'],
    ['receipt_place', 'deliveryPlace'],
    ['inspection_date', 'inspectionDue'],
    ['due_date', 'terms'],
    ['payment_method', 'terms.method'],
  ])
  const refused = await issue(bare.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'order_incomplete'])
  const filled = await draftContract(parties, [goods('120')], whole())
  expect(await writtenOrder(filled.id)).toMatchObject({
    is_complete: true,
    due: { due: '2027-03-31', verdict: 'lawful' },
  })
  expect((await issue(filled.id)).status).toBe(200)
})

it('trade-law B4 the due date is held to the limit when the order is placed, with the rule of holidays', async () => {
  const of = async (more: object) => {
    const { id } = await draftContract(parties, [goods('1')], whole(more))
    return { id, due: (await writtenOrder(id)).due }
  }
  const late = await of({ delivery_due: '2026-11-21', terms: monthly({ closing_day: 20 }) })
  expect(late.due).toMatchObject({ verdict: 'late', by: 'beyond_limit' })
  expect((await issue(late.id)).body.errors[0].code).toBe('order_incomplete')
  expect((await of({ delivery_due: '2026-11-01', terms: monthly({ holiday_shift: 'next' }) })).due).toMatchObject({
    due: '2026-12-30',
    day: 60,
    by: 'moved_back',
  })
  const shift = { delivery_due: '2026-12-01', terms: monthly({ holiday_shift: 'next' }) }
  expect((await of({ ...shift, holiday_agreement_on: '2026-01-05' })).due).toMatchObject({
    due: '2027-02-01',
    by: 'agreed_shift',
  })
  expect((await of(shift)).due).toMatchObject({ due: '2027-01-29', by: 'moved_back' })
})

it('trade-law B2 no. 14 what cannot be fixed yet carries its reason and day; how the order stood stays with it', async () => {
  const undetermined = { receipt_date: { reason: '生地の入荷待ち', expected_on: '2026-12-20' } }
  const { id } = await draftContract(parties, [goods('5')], whole({ delivery_due: null, undetermined }))
  const order = await writtenOrder(id)
  expect(order.supplements).toEqual([{ key: 'receipt_date', expected_on: '2026-12-20' }])
  const due = order.items.find(({ key }: { key: string }) => key === 'due_date')
  expect(due).toMatchObject({ state: 'faulty', fault: 'missing' })
  const whole_ = await draftContract(parties, [goods('5')], whole())
  held(await issue(whole_.id))
  await parties.rows('update company_size set capital = 900000000 where user_group_id = $1', [parties.sellerId])
  expect((await writtenOrder(whole_.id, parties.seller)).protection.is_protected).toBe(true)
  const next = await draftContract(parties, [goods('5')])
  expect((await writtenOrder(next.id)).protection.is_protected).toBe(false)
  await parties.rows('update company_size set capital = 10000000 where user_group_id = $1', [parties.sellerId])
})

it('§5 golden 1 several rates of tax, each rounded once; golden 5 a discount spread over them', async () => {
  const line = (quantity: string, unit_price: string, tax_code: string) => goods(quantity, { unit_price, tax_code })
  const two = await draftContract(parties, [
    line('83', '167', 'reduced'),
    line('67', '197', 'reduced'),
    line('77', '57', 'standard'),
    line('57', '417', 'standard'),
  ])
  expect(two).toMatchObject({ amount: '55218', tax: '4979', total: '60197' })
  expect(two.tax_totals).toEqual([
    { code: 'reduced', rate_percent: '8', taxable: '27060', tax: '2164' },
    { code: 'standard', rate_percent: '10', taxable: '28158', tax: '2815' },
  ])
  const less = await draftContract(parties, [line('1', '8000', 'standard'), line('1', '2000', 'reduced')], {
    discount: '1000',
  })
  expect(less.tax_totals.map(({ tax }: { tax: string }) => tax)).toEqual(['720', '144'])
  const inc = await draftContract(parties, [line('1', '10000', 'standard')], { tax_mode: 'inc_tax' })
  expect(inc).toMatchObject({ amount: '9091', tax: '909', total: '10000' })
  expect(await draftContract(parties, [line('3', '105', 'standard')])).toMatchObject({ amount: '315', tax: '31' })
})

it('trade-law B3 a request for a price is answered with an explanation, and warns at the order until then', async () => {
  const { buyer, seller } = parties
  const first = await draftContract(parties, [goods('10', { item: 'PR-1' })], whole())
  held(await issue(first.id))
  const path = `/api/contracts/${first.id}/price_requests`
  const body = { price_request: { item: 'PR-1', requested_price: '3600', reasons: ['labour'], note: '最低賃金' } }
  expect((await buyer.call('POST', path, body)).status).toBe(422)
  const asked = held(await seller.call('POST', path, body))
  const again = await draftContract(parties, [goods('10', { item: 'PR-1' })], whole())
  expect((await writtenOrder(again.id)).prices).toMatchObject([{ code: 'price_kept_silently', item: 'PR-1' }])
  const answer = (price_request: object) =>
    buyer.call('PATCH', `/api/price_requests/${asked.id}`, { price_request: { lock_version: 0, ...price_request } })
  expect((await answer({ result: 'kept' })).body.errors[0].code).toBe('price_answer_unexplained')
  expect(
    (
      await seller.call('PATCH', `/api/price_requests/${asked.id}`, {
        price_request: { lock_version: 0, result: 'agreed' },
      })
    ).status,
  ).toBe(422)
  expect(held(await answer({ result: 'kept', explanation: '原料価格は下がっています' }))).toMatchObject({
    status: 'answered',
  })
  expect((await writtenOrder(again.id)).prices).toEqual([])
  expect((await parties.stranger.call('GET', path)).status).toBe(404)
})

it('domain §3.4 acceptance freezes the quantities of the SKUs it names, and cancelling by both thaws them', async () => {
  const { buyer, seller, rows, buyerId, sellerId } = parties
  const [phase] = await rows(
    'select p.id, (select min(k.id) from stock_keeping_unit k where k.phase_id = p.id) as sku from phase p where p.user_group_id = $1 and p.frozen_at is null and exists (select from stock_keeping_unit k where k.phase_id = p.id) order by p.id limit 1',
    [buyerId],
  )
  const draft = await draftContract(parties, [goods('10', { sku_id: Number(phase!.sku) })], whole())
  held(await issue(draft.id))
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  const frozen = async () => (await rows('select frozen_by from phase where id = $1', [phase!.id]))[0]!.frozen_by
  expect(Number(await frozen())).toBe(draft.id)
  const cancel = { proposal: { kind: 'cancel', base_revision: 1, reason: '中止' } }
  const proposal = held(await buyer.call('POST', `/api/contracts/${draft.id}/proposals`, cancel))
  held(await seller.call('PATCH', `/api/contracts/${draft.id}/proposals/${proposal.id}`, { answer: 'accept' }))
  expect(await frozen()).toBeNull()
  const foreign = await seller.call('POST', '/api/estimations', {
    estimation: { partner_id: buyerId, lines: [goods('1', { sku_id: 999_999 })] },
  })
  expect([foreign.status, foreign.body.errors[0].code]).toEqual([422, 'not_found'])
  expect(sellerId).not.toBe(buyerId)
})

it('domain §3.7 several are asked, compared by landed cost; the order follows, and another price needs a reason', async () => {
  const { buyer, seller, sellerId } = parties
  const asked = held(
    await buyer.call('POST', '/api/estimation_requests', {
      estimation_request: {
        partner_id: sellerId,
        title: '27SS パンツ',
        lines: [{ item: 'P-1', unit: 'pc', quantity: '380' }],
      },
    }),
  )
  const again = await buyer.call('POST', `/api/estimation_requests/${asked.id}/copies`, { partner_ids: [sellerId] })
  expect(again.body.errors[0].code).toBe('partner_asked')
  held(await move(buyer, 'estimation_requests', 'issue', asked))
  const quote = held(
    await seller.call('POST', '/api/estimations', {
      estimation: {
        source_id: asked.id,
        valid_until: '2027-01-31',
        lead_days: 45,
        breaks: [
          { item: null, min_quantity: '200', unit_price: '1280' },
          { item: null, min_quantity: '500', unit_price: '1210' },
        ],
      },
    }),
  )
  const [line] = await lineIds(seller, 'estimations', quote.id)
  const priced = held(
    await seller.call('PATCH', `/api/estimations/${quote.id}/lines`, {
      lock_version: quote.lock_version,
      lines: { changed: [{ id: line, unit_price: '1280' }], added: [goods('5', { item: 'P-2' })] },
    }),
  )
  held(await move(seller, 'estimations', 'issue', priced))
  expect((await show(buyer, 'estimation_requests', asked.id)).status).toBe('answered')
  // What was answered waits for the buyer once, as the quotation.
  const ours = async (path: string) => (await buyer.call('GET', `/api/${path}?turn=ours`)).body.data
  expect([await ours('estimation_requests'), await ours('estimations')]).toMatchObject([[], [{ id: quote.id }]])
  const cost = { freight: '45600', insurance: '0', duty_percent: '0', others: '0', lock_version: 0 }
  held(await buyer.call('PATCH', `/api/estimations/${quote.id}/landed_cost`, { landed_cost: cost }))
  expect((await seller.call('PATCH', `/api/estimations/${quote.id}/landed_cost`, { landed_cost: cost })).status).toBe(
    404,
  )
  const comparison = held(await buyer.call('GET', `/api/estimation_requests/${asked.id}/comparison`))
  expect(comparison.estimations).toMatchObject([
    { unit_price: '1280', landed: { total: '1400' }, is_best: true, minimum: '200', obstacle: null },
  ])
  expect((await seller.call('GET', `/api/estimation_requests/${asked.id}/comparison`)).status).toBe(404)
  const [, second] = await lineIds(buyer, 'estimations', quote.id)
  const seen = await show(buyer, 'estimations', quote.id)
  const chosen = held(
    await buyer.call('PATCH', `/api/estimations/${quote.id}/lines`, {
      lock_version: seen.lock_version,
      lines: { changed: [{ id: second, chosen: 'no' }] },
    }),
  )
  held(await move(buyer, 'estimations', 'accept', chosen))
  const order = held(await buyer.call('POST', '/api/contracts', { contract: { source_id: quote.id, ...whole() } }))
  expect(order).toMatchObject({ quantity: '380', source_id: quote.id })
  const [ordered] = await lineIds(buyer, 'contracts', order.id)
  const dearer = (more: object, lock_version: number) =>
    buyer.call('PATCH', `/api/contracts/${order.id}/lines`, {
      lock_version,
      lines: { changed: [{ id: ordered, unit_price: '1300', ...more }] },
    })
  const changed = held(await dearer({}, order.lock_version))
  expect((await issue(order.id)).body.errors[0].code).toBe('price_reason_missing')
  held(await dearer({ price_reason: '附属を追加' }, changed.lock_version))
  expect((await writtenOrder(order.id)).differences).toMatchObject([{ difference: '20', needs_reason: false }])
  expect((await issue(order.id)).status).toBe(200)
})

it('domain §3.7 a quotation past its day is not accepted', async () => {
  const { seller, buyer, buyerId } = parties
  const quote = held(
    await seller.call('POST', '/api/estimations', {
      estimation: { partner_id: buyerId, valid_until: '2020-01-31', lines: [goods('1')] },
    }),
  )
  held(await move(seller, 'estimations', 'issue', quote))
  const late = await move(buyer, 'estimations', 'accept', await show(buyer, 'estimations', quote.id))
  expect([late.status, late.body.errors[0].code]).toEqual([422, 'estimate_expired'])
})
