import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentParties, type Parties } from '../../../records/tests/document-parties.fixture.ts'
import { payableWriter } from '../payable.fixture.ts'

let parties: Parties
let write: Awaited<ReturnType<typeof payableWriter>>
beforeAll(async () => {
  parties = await documentParties()
  write = await payableWriter(parties)
})
afterAll(() => parties.server.stop())

const settle = (id: number, kind: string, amount: number, on = '2026-11-20') =>
  parties.rows(
    `insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, reason, user_group_id)
     select id, debtor_id, creditor_id, $2, $3, $4, 'x', debtor_id from payable where id = $1`,
    [id, kind, amount, on],
  )

/** What the tally says of every organisation and side, and what looking through all payables says. */
const tallies = () =>
  parties.rows(`select user_group_id, side, currency, due_on::text, sum(count)::int as count, sum(open)::int as open,
      sum(due)::int as due, sum(held)::int as held from payable_tally group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`)
const looked = () =>
  parties.rows(`select owner as user_group_id, side, currency, due_on::text, count(*)::int as count,
      count(*) filter (where s.open <> 0)::int as open, count(*) filter (where s.open > held)::int as due,
      count(*) filter (where s.open <> 0 and held > 0)::int as held
    from payable, lateral (values (debtor_id, 'debtor', amount - cleared - paid),
      (creditor_id, 'creditor', amount - cleared - received)) as s(owner, side, open) group by 1, 2, 3, 4 order by 1, 2, 3, 4`)

it('domain §3.10 each tab of the ledger counts what it lists, whatever is asked for', async () => {
  const [paid, received] = [await write(1000), await write(2000, { due_on: '2026-10-31' })]
  await write(3000, { due_on: '2020-01-31' })
  await write(4000, { held: 1500, due_on: '2020-02-28' })
  await write(5000, { held: 5000, due_on: '2020-02-28' })
  await write(-600)
  await write(700, { currency: 'USD', due_on: '2099-12-31' })
  // As invoices are that both see.
  await parties.rows(
    "update document set shared = true, number = 'X-1' where id = (select document_id from payable where id = $1)",
    [paid],
  )
  await settle(paid, 'payment', 1000)
  await settle(received, 'receipt', 2000)
  const [{ number }] = (await parties.rows('select number from payable where id = $1', [paid])) as [{ number: string }]
  const asked = ['', 'currency=USD', 'due_from=2020-02-01&due_until=2026-10-31', 'bucket=late_91', `q=${number}`]
  for (const [caller, path, partner] of [
    [parties.buyer, 'payables', parties.sellerId],
    [parties.seller, 'credits', parties.buyerId],
  ] as const)
    for (const query of [...asked, `partner_id=${partner}`])
      for (const tab of ['open', 'late', 'held', 'settled', 'all']) {
        const { body } = await caller.call('GET', `/api/${path}?${query}&tab=${tab}&per_page=500`)
        const count = body.tabs.find((each: { tab: string }) => each.tab === tab).count
        expect([path, query, tab, body.pagination.total_count, count]).toEqual([
          path,
          query,
          tab,
          body.data.length,
          count,
        ])
        expect(count).toBe(body.data.length)
      }
})

it('what is tallied of payables is what there is, also of settlements at one moment', async () => {
  const ids = []
  for (let at = 0; at < 12; at += 1) ids.push(await write(500))
  await Promise.all(ids.map((id) => settle(id, 'payment', 500)))
  await Promise.all(ids.map((id) => settle(id, 'receipt', 200)))
  await parties.rows("update payable set due_on = '2027-01-31' where id = any($1)", [ids.slice(0, 3)])
  await parties.rows('update payable set held = 100 where id = $1', [await write(500)])
  await parties.rows('delete from settlement where payable_id = $1', [ids[11]])
  await parties.rows('delete from payable where id = $1', [ids[11]])
  expect(await tallies()).toEqual(await looked())
  const [{ rows }] = (await parties.rows('select count(*)::int as rows from payable_tally where due_on = $1', [
    '2026-11-30',
  ])) as [{ rows: number }]
  expect(rows, 'rows of the tally are put together').toBeLessThan(20)
})

it('a settlement within closed days is refused, many at once as well', async () => {
  const open = await write(900)
  await parties.rows('update user_group_admin_config set closing_lock_on = $2 where user_group_id = $1', [
    parties.buyerId,
    '2026-11-10',
  ])
  await expect(settle(open, 'payment', 100, '2026-11-10')).rejects.toThrow('closed until 2026-11-10')
  await settle(open, 'payment', 100, '2026-11-11')
})
