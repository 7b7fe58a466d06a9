import { sum } from '@tsumugi/domain'
import { matchEntries, readAccountActivity, type Match, type OpenItem } from '@tsumugi/domain/banking'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { activity, statementForm } from '@tsumugi/dev-env/bank-activity'
import { ledgerSample, writeLedger, type LedgerSample } from '@tsumugi/dev-env/bank-ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workLimits } from '../../slow-work/work-limits.ts'
import { usualFees } from './import/match-lines.ts'

let server: TestServer
let owner: Caller
let ownerId: number
const sample = ledgerSample({ partners: 25, items: 900, lines: 2_400, amounts: 400 })
const bytes = activity(sample.lines)

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.as('supplier')
  ownerId = (await owner.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id
  await server.engine.pool.query('delete from payable where creditor_id = $1 or debtor_id = $1', [ownerId])
  await writeLedger((text, values) => server.engine.pool.query(text, values), ownerId, sample)
})
afterAll(() => server.stop())

const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const upload = (file: Buffer, told = {}) => owner.call('POST', '/api/bank_statements', statementForm(file, told))
const everything = async () => [
  await rowsOf('select id, status, rule, lock_version from bank_entry order by id'),
  await rowsOf('select id, amount::text from settlement order by id'),
  await rowsOf('select entry_id, payable_id, amount::text from bank_entry_part order by id'),
]

/** What the rules themselves say of each line, by its key. */
async function plainly({ partners }: LedgerSample): Promise<Map<string, Match>> {
  const text = new TextDecoder('shift_jis').decode(bytes)
  const [statement] = readAccountActivity(text, { near: '2026-11-30' }).statements
  const open = await rowsOf(
    `select 'payable:' || p.id as id, g.name, trim_scale(p.amount)::text as open, p.number, p.due_on
     from payable p join user_group g on g.id = p.debtor_id where p.creditor_id = $1`,
    [ownerId],
  )
  const items = open.map((row): OpenItem => ({
    id: row.id,
    partner: row.name,
    direction: 'in',
    currency: 'JPY',
    invoiceNumber: row.number,
    open: row.open,
    dueOn: row.due_on,
    isProtected: false,
  }))
  const known = partners.map((name) => ({ partner: name, names: [name], senderCodes: [], virtualAccounts: [] }))
  const matches = matchEntries({
    entries: statement!.entries,
    currency: 'JPY',
    items,
    partners: known,
    fees: usualFees,
  })
  return new Map(matches.map((match) => [match.entry.key, match]))
}

const keysOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()

it('A6 what is matched in pieces is what the rules say line by line; a tie is never posted; the same file changes nothing', async () => {
  const plain = await plainly(sample)
  const answer = await upload(bytes)
  expect([answer.status, answer.body.data]).toMatchObject([200, { fresh: 2_400, repeated: 0 }])
  const entries = await rowsOf(
    `select e.key, e.status, e.rule, trim_scale(e.difference)::text as difference, e.choices,
       coalesce(array_agg('payable:' || t.payable_id) filter (where t.id is not null), '{}') as paid,
       trim_scale(e.amount)::text as amount, trim_scale(sum(t.amount))::text as total
     from bank_entry e left join bank_entry_part t on t.entry_id = e.id group by e.id`,
  )
  expect(entries).toHaveLength(plain.size)
  const outcomes = new Map<string, number>()
  for (const { key, status, rule, difference, choices, paid, amount, total } of entries) {
    const match = plain.get(key)!
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    expect([status, rule, difference]).toEqual([
      match.outcome === 'post' ? 'posted' : match.outcome,
      match.rule,
      match.difference,
    ])
    expect(paid.toSorted()).toEqual(match.outcome === 'post' ? keysOf(match.items) : [])
    if (status === 'posted') expect(total).toBe(amount)
    else expect(choices.flat().toSorted()).toEqual(keysOf([...match.items, ...match.choices.flat()]))
  }
  for (const outcome of ['posted', 'confirm', 'tie', 'manual'])
    expect(outcomes.get(outcome), outcome).toBeGreaterThan(20)
  const [ledger] = await rowsOf('select sum(received)::float as received from payable where creditor_id = $1', [
    ownerId,
  ])
  const posted = entries.filter(({ status }) => status === 'posted').map((entry) => entry.amount)
  expect(ledger!.received).toBe(Number(sum(posted)))
  const before = await everything()
  expect((await upload(bytes)).body.data).toMatchObject({ fresh: 0, repeated: 2_400, posted: 0 })
  expect(await everything()).toEqual(before)
}, 60_000)

it('a page of a long statement holds what it shows: those that wait first, with their choices; a search finds the others', async () => {
  const [{ id }] = (await owner.call('GET', '/api/bank_statements')).body.data
  const pageOf = async (page: number) => (await owner.call('GET', `/api/bank_statements/${id}?page=${page}`)).body.data
  const first = await pageOf(1)
  expect(first).toMatchObject({ entries: 2_400, pagination: { total_count: 2_400, total_pages: 48, limit_value: 50 } })
  expect(first.lines).toHaveLength(50)
  const isWaiting = ({ status }: { status: string }) => ['confirm', 'tie', 'manual'].includes(status)
  expect(first.lines.every(isWaiting)).toBe(true)
  const last = await pageOf(48)
  expect(last.lines.some(isWaiting)).toBe(false)
  const other = await pageOf(2)
  expect(
    other.lines.filter((line: { id: number }) => first.lines.some((each: { id: number }) => each.id === line.id)),
  ).toEqual([])
  const [line] = first.lines
  const items = async (search: string) =>
    (await owner.call('GET', `/api/bank_entries/${line.id}/items?search=${encodeURIComponent(search)}`)).body.data
  const all = await items('')
  expect(all.items).toHaveLength(200)
  expect(all.total).toBeGreaterThan(200)
  const { items: found, total } = await items(all.items[150].number.replace('INV', 'ｉｎｖ'))
  expect([total, found[0].key]).toEqual([1, all.items[150].key])
})

it('what was cut off in the middle is shown as unfinished with no lines, and the same file again brings the rest once', async () => {
  const some = ledgerSample({ partners: 3, items: 40, lines: 1_200, amounts: 4_000 }, 7)
  const file = activity(some.lines.map((line, at) => ({ ...line, inquiry: String(20_000_000 + at) })))
  const { pool } = server.engine
  await pool.query(
    `create function cut() returns trigger language plpgsql as $$ begin
       if new.key like '%20000700%' then raise exception 'cut off'; end if; return new; end $$`,
  )
  await pool.query('create trigger cut before insert on bank_entry for each row execute function cut()')
  expect((await upload(file)).status).toBe(500)
  await pool.query('drop trigger cut on bank_entry')
  const newest = async () => (await owner.call('GET', '/api/bank_statements')).body.data[0]
  const cut = await newest()
  expect(cut).toMatchObject({ is_unfinished: true, posted: 0, waiting: 0 })
  expect(cut.entries).toBeGreaterThan(0)
  expect((await owner.call('GET', `/api/bank_statements/${cut.id}`)).body.data.lines).toEqual([])
  expect((await upload(file)).body.data).toMatchObject({ statement_ids: [cut.id], fresh: 1_200, repeated: 0 })
  expect(await newest()).toMatchObject({ id: cut.id, is_unfinished: false, entries: 1_200 })
  expect((await upload(file)).body.data).toMatchObject({ fresh: 0, repeated: 1_200, posted: 0 })
}, 60_000)

it('A6 a tie of which one line was written before the cut is a tie of both after it; what an older server read is finished', async () => {
  const [item] = await rowsOf(
    'select id, number, amount::int from payable where creditor_id = $1 and received = 0 order by id limit 1',
    [ownerId],
  )
  const of = (inquiry: string) => ({ inquiry, direction: 'in' as const, amount: item!.amount, edi: item!.number })
  const unknown = { inquiry: '50000003', direction: 'in' as const, amount: 7, sender: 'ﾀﾞﾚｶ' }
  const file = activity([of('50000001'), of('50000002'), unknown])
  const [id] = (await upload(file)).body.data.statement_ids as number[]
  const entries = () => rowsOf('select key, status, choices from bank_entry where statement_id = $1 order by key', [id])
  const whole = await entries()
  expect(whole.map(({ status }) => status)).toEqual(['tie', 'tie', 'manual'])
  await rowsOf('update bank_statement set completed_at = null, entries = 0, posted = 0, waiting = 0 where id = $1', [
    id,
  ])
  await rowsOf("delete from bank_entry where statement_id = $1 and key like '%50000002%'", [id])
  await rowsOf(
    `update bank_entry set status = 'read', rule = null, choices = '[]'
     where statement_id = $1 and key like '%50000003%'`,
    [id],
  )
  expect((await upload(file)).body.data).toMatchObject({ statement_ids: [id], fresh: 3, posted: 0 })
  expect(await entries()).toEqual(whole)
  expect((await owner.call('GET', `/api/bank_statements/${id}`)).body.data).toMatchObject({ entries: 3, waiting: 3 })
})

it('§4.12 what is dated within closed days waits for a person, whatever was found for it', async () => {
  await server.engine.pool.query(
    `insert into user_group_admin_config (user_group_id, closing_lock_on) values ($1, '2026-11-30')
     on conflict (user_group_id) do update set closing_lock_on = excluded.closing_lock_on`,
    [ownerId],
  )
  const [item] = await rowsOf(
    `select number, amount::int from payable where creditor_id = $1 and received = 0 order by id limit 1`,
    [ownerId],
  )
  const file = activity([{ inquiry: '40000001', direction: 'in', amount: item!.amount, edi: item!.number }])
  expect((await upload(file)).body.data).toMatchObject({ fresh: 1, posted: 0 })
  const [entry] = await rowsOf(
    "select status, jsonb_array_length(choices) as choices from bank_entry where key like '%40000001%'",
  )
  expect(entry).toEqual({ status: 'manual', choices: 1 })
  await server.engine.pool.query('update user_group_admin_config set closing_lock_on = null where user_group_id = $1', [
    ownerId,
  ])
})

it('more lines than a statement may have are refused before any is written', async () => {
  const before = await everything()
  const rows = Array.from({ length: workLimits.statement.lines + 1 }, (_, at) => `2026/11/27,a${at},1`)
  const csv = Buffer.from(['日付,摘要,金額', ...rows].join('\n'))
  const columns = { skip: 1, places: { booked_on: 0, text: 1, amount: 2 } }
  const { status, body } = await upload(csv, { account: 0, columns })
  expect([status, body.errors[0]]).toMatchObject([
    422,
    { code: 'statement_too_long', meta: { found: 50_001, maximum: 50_000 } },
  ])
  expect(await everything()).toEqual(before)
}, 60_000)
