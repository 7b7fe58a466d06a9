import { activity, statementForm, type ActivityLine } from '@tsumugi/dev-env/bank-activity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentParties, held, type Held, type Parties } from '../../records/tests/document-parties.fixture.ts'
import { payableWriter } from '../payables/payable.fixture.ts'

let parties: Parties
let payable: Awaited<ReturnType<typeof payableWriter>>

beforeAll(async () => {
  parties = await documentParties()
  const { rows, sellerId, buyerId } = parties
  payable = await payableWriter(parties)
  for (const owner of [sellerId, buyerId]) {
    await rows('delete from bank_account where user_group_id = $1', [owner])
    await rows(
      `insert into bank_account (user_group_id, bank_code, branch_code, kind, account_number, holder)
       values ($1, '0001', '001', 'ordinary', $2, $3)`,
      [owner, owner === sellerId ? '7654321' : '1111111', owner === sellerId ? 'ｶ)ﾂﾑｷﾞ' : 'ｶ)ｵﾂ'],
    )
  }
})
afterAll(() => parties.server.stop())

const upload = (bytes: Buffer, told: Parameters<typeof statementForm>[1] = {}) =>
  parties.seller.call('POST', '/api/bank_statements', statementForm(bytes, told))
const imported = async (lines: readonly ActivityLine[]) => held(await upload(activity(lines)))
const show = async (id: number) => held(await parties.seller.call('GET', `/api/bank_statements/${id}`))
const received = async (id: number) =>
  Number((await parties.rows('select received from payable where id = $1', [id]))[0]!.received)
const everything = async () => [
  await parties.rows('select count(*)::int as n from bank_statement'),
  await parties.rows('select count(*)::int as n from bank_entry'),
  await parties.rows('select count(*)::int as n, coalesce(sum(amount), 0)::text as total from settlement'),
]
const line = (inquiry: string, amount: number, sender = 'ｶ)ｵﾂ'): ActivityLine => ({
  inquiry,
  direction: 'in',
  amount,
  sender,
})

it('A7 golden 7: what name and amount find is posted; the same file again changes nothing', async () => {
  const id = await payable(723_404)
  const bytes = activity([line('30000001', 723_404)])
  const first = held(await upload(bytes))
  expect(first).toMatchObject({ fresh: 1, repeated: 0, posted: 1 })
  expect(await received(id)).toBe(723_404)
  const before = await everything()
  const again = await Promise.all([upload(bytes), upload(bytes), upload(bytes)])
  for (const answer of again)
    expect(held(answer)).toMatchObject({ statement_ids: first.statement_ids, fresh: 0, repeated: 1, posted: 0 })
  // Another file of the bank with the same line and a new one.
  held(await upload(activity([line('30000001', 723_404), line('30000002', 5, 'ﾀﾞﾚｶ')])))
  const [, , settled] = await everything()
  expect(settled).toEqual(before[2])
  const [statement] = first.statement_ids as number[]
  expect((await show(statement!)).lines).toMatchObject([
    { status: 'posted', rule: 'name_amount', paid: [{ amount: '723404' }] },
  ])
  for (const caller of [parties.buyer, parties.stranger])
    expect((await caller.call('GET', `/api/bank_statements/${statement}`)).status).toBe(404)
})

it('A6 less a fee is proposed, never posted by itself; a person confirms it', async () => {
  const id = await payable(500_000, { is_protected: true })
  const [statementId] = (await imported([line('30000011', 499_450)])).statement_ids as number[]
  const [entry] = (await show(statementId!)).lines as Held[]
  expect(entry).toMatchObject({ status: 'confirm', rule: 'fee', difference: '550', is_fee_forbidden: true })
  expect(await received(id)).toBe(0)
  const match = () =>
    parties.seller.call('POST', `/api/bank_entries/${entry!.id}/match`, {
      items: entry!.choices[0].map(({ key }: { key: string }) => key),
      lock_version: entry!.lock_version,
    })
  const both = await Promise.all([match(), match()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await received(id)).toBe(500_000)
})

it('A6 a tie is never posted; a person chooses', async () => {
  const [one, other] = [await payable(80_000), await payable(80_000)]
  const [statementId] = (await imported([line('30000021', 80_000)])).statement_ids as number[]
  const [entry] = (await show(statementId!)).lines as Held[]
  expect(entry!.status).toBe('tie')
  expect(entry!.choices).toHaveLength(2)
  const { seller } = parties
  const call = (items: string[]) =>
    seller.call('POST', `/api/bank_entries/${entry!.id}/match`, { items, lock_version: entry!.lock_version })
  expect((await call(['payable:999999'])).body.errors[0].code).toBe('entry_item_gone')
  held(await call([`payable:${other}`]))
  expect([await received(one), await received(other)]).toEqual([0, 80_000])
  held(await upload(activity([line('30000022', 80_000)])))
  expect(await received(one)).toBe(80_000)
})

it('A6 of lines that pay the same item at once one finds it open, and the others are told so', async () => {
  const id = await payable(64_000)
  // Each pays all of it and a little more, so that whichever comes first leaves nothing open to the others.
  const lines = Array.from({ length: 12 }, (_, at) => line(String(30_000_100 + at), 64_001 + at, 'ﾅｿﾞ'))
  const [statementId] = (await imported(lines)).statement_ids as number[]
  const entries = (await show(statementId!)).lines as Held[]
  const asked = { items: [`payable:${id}`], keep_rest: true, lock_version: 0 }
  const answers = await Promise.all(
    entries.map((entry) => parties.seller.call('POST', `/api/bank_entries/${entry.id}/match`, asked)),
  )
  const told = answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.errors[0].code}`))
  expect(told.toSorted()).toEqual(['200', ...Array<string>(11).fill('422 entry_item_gone')])
  expect(await received(id)).toBe(64_000)
})

it('§3.10 paid beyond what is open is left over, and a line that pays nothing is put aside with a reason', async () => {
  const id = await payable(1_045_000)
  const [statementId] = (await imported([line('30000031', 1_045_001, 'ﾅｿﾞ'), line('30000032', 77, 'ﾘｿｸ')]))
    .statement_ids as number[]
  const lines = (await show(statementId!)).lines as Held[]
  expect(lines.map(({ status }) => status)).toEqual(['manual', 'manual'])
  const matched = held(
    await parties.seller.call('POST', `/api/bank_entries/${lines[0]!.id}/match`, {
      items: [`payable:${id}`],
      keep_rest: true,
      lock_version: 0,
    }),
  )
  expect((matched.lines as Held[]).find((each) => each.id === lines[0]!.id)).toMatchObject({
    status: 'posted',
    difference: '-1',
    paid: [{ amount: '1045000' }],
  })
  const ignored = held(
    await parties.seller.call('POST', `/api/bank_entries/${lines[1]!.id}/ignore`, {
      reason: '預金利息',
      lock_version: 0,
    }),
  )
  expect(ignored.waiting).toBe(0)
})

it('A6 what a run sent is seen on the statement: executed and reconciled, once', async () => {
  const id = await payable(41_000, { debtor_id: parties.sellerId, creditor_id: parties.buyerId })
  const { first_payday } = held(await parties.seller.call('GET', '/api/payment_runs/candidates?pay_on=2026-12-30'))
  await parties.rows('update user_group_config set self_approval = true where user_group_id = $1', [parties.sellerId])
  let run = held(
    await parties.seller.call('POST', '/api/payment_runs', {
      payment_run: { pay_on: first_payday, account: 0, consignor_code: '1', payable_ids: [id] },
    }),
  )
  for (const transition of ['approve', 'export'])
    run = held(
      await parties.seller.call('POST', `/api/payment_runs/${run.id}/transitions`, {
        transition,
        lock_version: run.lock_version,
      }),
    )
  held(await upload(activity([{ inquiry: '30000041', direction: 'out', amount: 41_000, sender: 'ｶ)ｵﾂ' }])))
  expect(held(await parties.seller.call('GET', `/api/payment_runs/${run.id}`)).status).toBe('reconciled')
  const [row] = await parties.rows('select paid::float, reserved::float from payable where id = $1', [id])
  expect(row).toEqual({ paid: 41_000, reserved: 0 })
})

it('A6 a CSV of a bank is read by its titles, and its columns are remembered', async () => {
  const id = await payable(12_345)
  const csv = '日付,摘要,お引出し,お預入れ,残高\r\n2026/11/30,振込 ｶ)ｵﾂ,,12345,1012345\r\n'
  expect((await upload(Buffer.from(csv))).body.errors[0].field).toBe('account')
  const result = held(await upload(Buffer.from(csv), { account: 0 }))
  expect(result.fresh).toBe(1)
  expect(await parties.rows('select account from bank_csv_columns')).toEqual([{ account: '0001-001-1-7654321' }])
  expect([0, 12_345]).toContain(await received(id))
})

it('A6 columns that a person points at are remembered with the account and its titles; the same file again adds nothing', async () => {
  const csv = Buffer.from('いつ,なに,いくら\r\n2026/11/27,振込 ﾃﾞﾓ,-77\r\n2026/11/28,振込 ﾃﾞﾓ,88\r\n')
  const columns = { skip: 1, places: { booked_on: 0, text: 1, amount: 2 } }
  const remembered = () => parties.seller.call('GET', '/api/bank_statements/columns?account=0')
  expect((await upload(csv, { account: 0 })).body.errors[0].meta.code).toBe('csv_columns')
  expect(held(await upload(csv, { account: 0, columns }))).toMatchObject({ fresh: 2, repeated: 0 })
  expect(held(await remembered())).toEqual({ ...columns, titles: ['いつ', 'なに', 'いくら'] })
  const before = await everything()
  expect(held(await upload(csv, { account: 0 }))).toMatchObject({ fresh: 0, repeated: 2 })
  expect(await everything()).toEqual(before)
  const other = Buffer.from('なに,いつ,いくら\r\n振込 ﾃﾞﾓ,2026/11/27,77\r\n')
  expect((await upload(other, { account: 0 })).body.errors[0].meta.code).toBe('csv_columns')
  const bad = Buffer.from('いつ,なに,いくら\r\n2026/11/27,振込 ﾃﾞﾓ,多め\r\nきのう,振込 ﾃﾞﾓ,88\r\n')
  const faults = (await upload(bad, { account: 0, columns })).body.errors
  expect(faults.map(({ field }: { field: string }) => field)).toEqual(['rows.1.amount', 'rows.2.booked_on'])
})

it('A6 damaged, foreign and contradicting statements are refused with what is wrong; nothing is half posted', async () => {
  await payable(9000)
  const good = activity([line('30000051', 9000), line('30000052', 1)])
  let before = await everything()
  const foreign = Buffer.from(good.toString('latin1').replace('17654321', '17654322'), 'latin1')
  const cases: [string, Buffer][] = [
    ['balance_differs', activity([line('30000053', 9000)], { closing: 5 })],
    ['account_differs', foreign],
    ['statement_format', Buffer.from('なんでもない')],
    ['xml_damaged', Buffer.from('<?xml version="1.0"?><Document><BkToCstmrStmt>')],
  ]
  for (const [code, bytes] of cases) {
    const { status, body } = await upload(bytes)
    expect([code, status, body.errors[0].meta.code]).toEqual([code, 422, code])
  }
  for (let seed = 1; seed <= 40; seed += 1) {
    const bytes = Buffer.from(good)
    const at = (seed * 7919) % bytes.length
    if (seed % 3 === 0) bytes[at] = (seed * 31) % 256
    const damaged =
      seed % 3 === 1
        ? bytes.subarray(0, at)
        : seed % 3 === 2
          ? Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
          : bytes
    if (damaged.length < 3) continue
    const { status } = await upload(damaged)
    expect([200, 422]).toContain(status)
    // A sign more or less in a text is a good file still.
    if (status === 200) before = await everything()
    else expect(await everything()).toEqual(before)
  }
})
