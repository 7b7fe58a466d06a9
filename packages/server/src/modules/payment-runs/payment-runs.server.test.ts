import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Caller } from '@tsumugi/dev-env'
import { documentParties, held, type Held, type Parties } from '../../records/tests/document-parties.fixture.ts'
import { payableWriter } from '../payables/payable.fixture.ts'

let parties: Parties
/** Another power user of the buyer's, who did not make the run. */
let second: Caller
let payable: Awaited<ReturnType<typeof payableWriter>>

beforeAll(async () => {
  parties = await documentParties()
  second = await parties.server.as('brandOwner')
  payable = await payableWriter(parties)
})
afterAll(() => parties.server.stop())
afterEach(() => vi.useRealTimers())

/** A bank day within a month from today. */
async function soon(): Promise<string> {
  const { first_payday } = held(await parties.buyer.call('GET', '/api/payment_runs/candidates?pay_on=2026-12-30'))
  return first_payday as string
}

const create = async (payable_ids: number[], more: object = {}) =>
  parties.buyer.call('POST', '/api/payment_runs', {
    payment_run: { pay_on: await soon(), account: 0, consignor_code: '1234567890', payable_ids, ...more },
  })
const move = (caller: Caller, run: Held, transition: string, more: object = {}) =>
  caller.call('POST', `/api/payment_runs/${run.id}/transitions`, {
    transition,
    lock_version: run.lock_version,
    ...more,
  })
const stored = async (id: number) => (await parties.rows('select * from payable where id = $1', [id]))[0]!
const amounts = async (id: number) => {
  const { paid, reserved } = await stored(id)
  return [Number(paid), Number(reserved)]
}

async function exported(ids: number[]): Promise<Held> {
  const run = held(await create(ids))
  return held(await move(parties.buyer, held(await move(second, run, 'approve')), 'export'))
}

const account = {
  bank_code: '0009',
  bank_name: 'ミツイスミトモギンコウ',
  branch_code: '123',
  branch_name: 'シンジュクシテン',
  kind: 'ordinary',
  account_number: '12345',
  holder: 'カブシキガイシャ ホウセーニホン',
}

it('§3.10 the account of a payee is kept after a second proof, masked in every answer', async () => {
  const { buyer, sellerId } = parties
  const set = (change: object, partner = sellerId) =>
    buyer.call('PUT', `/api/payee_accounts/${partner}`, { account: { ...account, ...change } })
  expect((await set({}, 999_999)).status).toBe(404)
  expect((await set({ holder: '山田縫製' })).body.errors[0].code).toBe('bank_account_fault')
  expect(held(await set({})).account.account_number).toBe('****345')
  const [row] = (await buyer.call('GET', '/api/payee_accounts')).body.data
  expect(row).toMatchObject({ partner: { id: sellerId }, account: { account_number: '****345' } })
  expect((await parties.seller.call('GET', '/api/payee_accounts')).body.data).toEqual([])
})

it('§3.10 a run goes from gathering to executed; its payee is told nothing of it', async () => {
  const { buyer, seller, stranger } = parties
  const [one, other] = [await payable('11262504'), await payable('440000')]
  const run = held(await create([one, other]))
  expect(run).toMatchObject({ status: 'draft', count: 1, amount: '11702504', may_approve: false })
  expect(await amounts(one)).toEqual([0, 11_262_504])
  for (const caller of [seller, stranger])
    expect((await caller.call('GET', `/api/payment_runs/${run.id}`)).status).toBe(404)
  expect((await create([one])).body.errors[0].code).toBe('payable_reserved')
  expect((await move(buyer, run, 'approve')).body.errors[0].code).toBe('self_approval')
  expect((await move(buyer, run, 'export')).body.errors[0].code).toBe('transition_status')
  const approved = held(await move(second, run, 'approve'))
  expect((await move(second, run, 'approve')).status).toBe(409)
  const out = held(await move(buyer, approved, 'export'))
  expect(out).toMatchObject({ status: 'exported', findings: [] })
  expect(out.records[1]).toContain('0011702504')
  expect(out.records[1]).toContain('****')
  expect((await move(buyer, out, 'cancel', { reason: 'x' })).body.errors[0].code).toBe('transition_status')
  const done = held(await move(buyer, out, 'execute', { executed_on: out.pay_on }))
  expect(done.status).toBe('executed')
  expect(await amounts(one)).toEqual([11_262_504, 0])
})

const decide = async (caller: Caller, approvalId: number, decision: 'approve' | 'return') => {
  const { step_id } = held(await caller.call('GET', `/api/approvals/${approvalId}`))
  return caller.call('POST', `/api/approvals/${approvalId}/${decision}`, {
    decision: { step_id, comment: '確かめました。' },
  })
}
const shownRun = async (id: number) => held(await parties.buyer.call('GET', `/api/payment_runs/${id}`))
const askFor = (run: Held) =>
  parties.buyer.call('POST', `/api/payment_runs/${run.id}/approval`, { approval: { lock_version: run.lock_version } })
interface Approval {
  status: string
  route: string
  path: { id: number; steps: { assignees: { name: string }[] }[] } | null
}
const approvalIn = (run: Held) => run.approval as unknown as Approval

it('§3.11 a run with a route is exported once those who are named approved it, and by nothing else', async () => {
  const { buyer, seller } = parties
  const unrouted = held(await create([await payable('900')]))
  expect([unrouted.approval, (await askFor(unrouted)).body.errors[0].code]).toEqual([null, 'approval_not_used'])
  const step = { name: '役員', approvers: [{ kind: 'owners', id: null }], mode: 'any', quorum: 1 }
  const rest = { amount_from: null, skip_if_same_user: false, due_days: 2, delegate_id: null, escalate_to_id: null }
  const conditions = { amount_from: '1000', brand_ids: [], partner_ids: [], category_ids: [] }
  const wish = { name: '支払', target: 'payment', active: true, conditions, steps: [{ ...step, ...rest }] }
  const route = held(await buyer.call('POST', '/api/approval_routes', { approval_route: wish }))
  expect((await shownRun(unrouted.id)).approval).toBeNull()
  const run = held(await create([await payable('1000')]))
  expect(run).toMatchObject({ may_approve: false, approval: { status: 'needed', route: '支払', path: null } })
  expect((await move(second, run, 'approve')).body.errors[0].code).toBe('approval_needed')
  expect((await askFor({ ...run, lock_version: 9 })).status).toBe(409)
  const asked = held(await askFor(run))
  expect(approvalIn(asked)).toMatchObject({
    status: 'pending',
    path: { steps: [{ assignees: [{ name: '白井 環' }] }] },
  })
  expect((await move(second, asked, 'approve')).body.errors[0].code).toBe('approval_running')
  expect((await decide(buyer, approvalIn(asked).path!.id, 'approve')).status).not.toBe(200)
  expect(
    (await seller.call('POST', `/api/payment_runs/${run.id}/approval`, { approval: { lock_version: 0 } })).status,
  ).toBe(404)
  held(await decide(second, approvalIn(asked).path!.id, 'return'))
  const back = await shownRun(run.id)
  expect([back.status, approvalIn(back).status]).toEqual(['draft', 'returned'])
  const again = held(await askFor(back))
  held(await decide(second, approvalIn(again).path!.id, 'approve'))
  const approved = await shownRun(run.id)
  expect(approved).toMatchObject({ status: 'approved', approved_by: '白井 環', approval: { status: 'approved' } })
  const draft = held(await move(buyer, approved, 'revise'))
  expect([draft.status, approvalIn(draft).status]).toEqual(['draft', 'needed'])
  const third = held(await askFor(draft))
  held(await decide(second, approvalIn(third).path!.id, 'approve'))
  expect(held(await move(buyer, await shownRun(run.id), 'export')).status).toBe('exported')

  // Approved before there was a route for it: it goes back, and is asked for.
  const early = held(await move(second, unrouted, 'approve'))
  const every = { ...conditions, amount_from: null }
  const change = { conditions: every, lock_version: route.lock_version }
  held(await buyer.call('PATCH', `/api/approval_routes/${route.id}`, { approval_route: change }))
  expect((await move(buyer, early, 'export')).body.errors[0].code).toBe('approval_needed')
  const revised = held(await askFor(held(await move(buyer, early, 'revise'))))
  held(await move(buyer, revised, 'cancel', { reason: '重複' }))
  const { body } = await second.call('GET', `/api/approvals/${approvalIn(revised).path!.id}`)
  expect(body.data.status).toBe('cancelled')
  const off = { active: false, lock_version: route.lock_version + 1 }
  held(await buyer.call('PATCH', `/api/approval_routes/${route.id}`, { approval_route: off }))
})

it('§3.10 executing a run twice at once pays once', async () => {
  const id = await payable('50000')
  const run = await exported([id])
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => move(parties.buyer, run, 'execute', { executed_on: run.pay_on })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await amounts(id)).toEqual([50_000, 0])
  const count = await parties.rows('select count(*)::int as count from settlement where payable_id = $1', [id])
  expect(count).toEqual([{ count: 1 }])
})

it('§4.2 of many runs made at once for one payable one takes it', async () => {
  const id = await payable('70000')
  const answers = await Promise.all(Array.from({ length: 8 }, () => create([id])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await amounts(id)).toEqual([0, 70_000])
})

it('§3.10 what was cancelled, failed or returned is open again', async () => {
  const { buyer } = parties
  const [one, other] = [await payable('1000'), await payable('2000')]
  const cancelled = held(await create([one]))
  expect((await move(buyer, cancelled, 'cancel')).body.errors[0].code).toBe('missing')
  held(await move(buyer, cancelled, 'cancel', { reason: '重複' }))
  expect(await amounts(one)).toEqual([0, 0])
  const outcome = (run: Held, said: string) =>
    buyer.call('POST', `/api/payments/${run.payments[0].id}/outcome`, { outcome: said, reason: '口座なし' })
  const failing = await exported([one])
  held(await outcome(failing, 'fail'))
  expect((await outcome(failing, 'fail')).body.errors[0].code).toBe('transition_status')
  expect(await amounts(one)).toEqual([0, 0])
  const returning = await exported([other])
  held(await move(buyer, returning, 'execute'))
  expect(await amounts(other)).toEqual([2000, 0])
  held(await outcome(returning, 'return'))
  expect(await amounts(other)).toEqual([0, 0])
})

it('§3.10 only the part that is not disputed is paid, and what is wholly held is left out', async () => {
  const part = await payable('415800', { held: '6600' })
  const whole = await payable('900', { held: '900' })
  const foreign = await payable('10', { currency: 'USD' })
  const { candidates } = held(await parties.buyer.call('GET', '/api/payment_runs/candidates?pay_on=2026-12-30'))
  expect((candidates as Held[]).find(({ payable_id }) => payable_id === part)).toMatchObject({
    invoiced: '415800',
    held: '6600',
    cleared: '0',
    paid: '0',
    amount: '409200',
  })
  const excluded = Object.fromEntries((candidates as Held[]).map((each) => [each.payable_id, each.excluded]))
  expect([excluded[part], excluded[whole], excluded[foreign]]).toEqual([null, 'held', 'currency'])
  expect((await create([foreign])).body.errors[0].code).toBe('payable_excluded')
  const run = held(await create([part]))
  expect(run.amount).toBe('409200')
  expect(run.payments[0].parts).toMatchObject([{ payable_id: part, amount: '409200' }])
})

it('trade-law A2 a name in kanji stops the file before a byte of it', async () => {
  const { rows, buyer, sellerId } = parties
  const id = await payable('300')
  await rows(`update payee_account set account = jsonb_set(account, '{holder}', '"山田縫製"') where partner_id = $1`, [
    sellerId,
  ])
  const run = held(await move(second, held(await create([id])), 'approve'))
  expect((run.findings as Held[]).map(({ code }) => code)).toContain('name_kanji')
  const refused = await move(buyer, run, 'export')
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'bank_file_faults'])
  expect((await buyer.call('GET', `/api/payment_runs/${run.id}/file`)).status).toBe(404)
})

it('trade-law A7 the golden file through the server, to the byte, whatever the zone of the machine', async () => {
  const { rows, buyerId, sellerId, server } = parties
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00Z') })
  // Sessions of a week ago have ended.
  const [buyer, second] = [await server.as('brand'), await server.as('brandOwner')]
  const stranger = await server.as('otherBrand')
  const otherId = held(await stranger.call('GET', '/api/sessions/userinfo')).current_user_group.id as number
  await rows('delete from bank_account where user_group_id = $1', [buyerId])
  await rows(
    `insert into bank_account (user_group_id, bank_code, bank_name, branch_code, branch_name, kind, account_number, holder)
     values ($1, '0001', 'みずほ', '001', 'トウキョウエイギョウブ', 'ordinary', '7654321', '株式会社ツムギ')`,
    [buyerId],
  )
  const keep = (partner: number, kept: object) =>
    rows(
      `insert into payee_account (user_group_id, partner_id, account) values ($1, $2, $3::jsonb)
       on conflict (user_group_id, partner_id) do update set account = excluded.account`,
      [buyerId, partner, JSON.stringify(kept)],
    )
  const wire = { ...account }
  await keep(sellerId, {
    bankCode: wire.bank_code,
    bankName: wire.bank_name,
    branchCode: wire.branch_code,
    branchName: wire.branch_name,
    kind: wire.kind,
    accountNumber: wire.account_number,
    holder: wire.holder,
  })
  await keep(otherId, {
    bankCode: '0005',
    bankName: 'ミツビシUFJ',
    branchCode: '045',
    branchName: 'オオサカ',
    kind: 'current',
    accountNumber: '9876543',
    holder: 'ヤマダショウテン有限会社',
  })
  const payable_ids = [
    await payable('1045000'),
    await payable('220000', { creditor_id: otherId, number: 'INV-2611-00001' }),
  ]
  const golden = async (line_end: string) => {
    const zone = process.env.TZ
    const files: Buffer[] = []
    for (const TZ of ['Asia/Tokyo', 'America/Los_Angeles']) {
      process.env.TZ = TZ
      const run = held(
        await buyer.call('POST', '/api/payment_runs', {
          payment_run: {
            pay_on: '2026-12-30',
            account: 0,
            consignor_code: '1234567890',
            payable_ids,
            line_end,
            references: [{ payee_id: sellerId, first: '101', second: '2611' }],
          },
        }),
      )
      const approved = held(await move(second, run, 'approve'))
      const out = held(await move(buyer, approved, 'export'))
      const { rows: kept } = await server.engine.pool.query('select file from payment_run where id = $1', [run.id])
      files.push(Buffer.from(kept[0].file))
      for (const payment of out.payments)
        held(await buyer.call('POST', `/api/payments/${payment.id}/outcome`, { outcome: 'fail', reason: '試験' }))
    }
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    expect(files[0]!.equals(files[1]!)).toBe(true)
    return { size: files[0]!.length, sha256: createHash('sha256').update(files[0]!).digest('hex') }
  }
  expect(await golden('none')).toEqual({
    size: 600,
    sha256: 'f889906984c855ad0944d2008683fa27b80fd18ff93c4cc18180599ee193c613',
  })
  expect(await golden('crlf')).toEqual({
    size: 610,
    sha256: '9fe78e558533dc21e6cae402fbbd283691e78f1bcb1ef069ed0753da0babac78',
  })
})
