import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('the desk of a merchandiser shows what waits, what changed and the week', async () => {
  const brand = await server.as('brand')
  const made = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '絵のない新作' } })
  const { body } = await brand.call('GET', '/api/home')
  expect(body.data.week).toHaveLength(7)
  expect(body.data.changes[0]).toMatchObject({
    by: '森下 あさ',
    subject: { merchandising_id: made.body.data.id, name: '絵のない新作' },
  })
  expect(body.data.tasks).toContainEqual(
    expect.objectContaining({ kind: 'uncategorized', target: { brand_id: 1, merchandising_id: null } }),
  )
})

it('§3.19 messages and changes of partners wait on the desk of whoever they are for', async () => {
  const { body } = await (await server.as('supplierMember')).call('GET', '/api/home')
  expect(body.data.tasks.map(({ kind }: { kind: string }) => kind)).toEqual([
    'steps_due',
    'marks_waiting',
    'messages_unread',
  ])
})

it.each(['brand', 'supplier'] as const)(
  '§3.4 steps of %s that are due by today wait on its desk: as many as its list of steps has under today',
  async (persona) => {
    const caller = await server.as(persona)
    const { tabs } = (await caller.call('GET', '/api/procedures')).body as { tabs: { scope: string; count: number }[] }
    const { tasks } = (await caller.call('GET', '/api/home')).body.data as { tasks: { kind: string; count: number }[] }
    const due = tabs.find(({ scope }) => scope === 'today')!.count
    expect(tasks.find(({ kind }) => kind === 'steps_due')?.count ?? 0).toBe(due)
    expect(due).toBeGreaterThan(0)
  },
)

const deskOf = async (persona: Parameters<TestServer['as']>[0]) =>
  (await (await server.as(persona)).call('GET', '/api/home')).body.data
type Item = {
  id: number
  noun: string
  turn: string
  group: string
  move: string
  due_on: string | null
  number: string
}

it.each(['chinaSupplier', 'trade', 'distributor', 'brandWithoutFunctions', 'admin'] as const)(
  'every kind may enter (domain §6.1): %s finds a week, and nothing of other people',
  async (persona) => {
    const desk = await deskOf(persona)
    expect(desk.week).toHaveLength(7)
    expect(desk.changes).toEqual([])
    const caller = await server.as(persona)
    const me = (await caller.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id
    for (const { id } of desk.queue.items as Item[]) {
      const { rows } = await server.engine.pool.query(
        'select $2 in (issuer_id, receiver_id) and (shared or author_id = $2) as own from document where id = $1',
        [id, me],
      )
      expect(rows).toEqual([{ own: true }])
    }
  },
)

it('§3.19 what waits for one party waits for the other as “theirs”, with the move that leads on', async () => {
  const brand = await server.as('brand')
  const order = {
    title: '綿ポプリンの追加',
    partner_id: 3,
    delivery_due: '2026-11-20',
    lines: [{ item: 'SK27-1', quantity: '120', unit: 'pc', unit_price: '1800' }],
  }
  const made = (await brand.call('POST', '/api/contracts', { contract: order })).body.data
  expect((await deskOf('brand')).queue.items).toContainEqual(
    expect.objectContaining({ id: made.id, turn: 'ours', group: 'draft', move: 'issue', number: null }),
  )
  expect((await deskOf('supplier')).queue.items.map(({ id }: Item) => id)).not.toContain(made.id)
  await server.engine.pool.query(
    `update document set shared = true, status = 'issued', number = 'PO-HOME-1', issue_date = '2026-11-01', issued_at = now() where id = $1`,
    [made.id],
  )
  const supplier: Item[] = (await deskOf('supplier')).queue.items
  expect(supplier).toContainEqual(
    expect.objectContaining({ id: made.id, turn: 'ours', group: 'today', move: 'accept', due_on: '2026-11-20' }),
  )
  // Late comes first, by its day.
  const days = supplier.filter(({ group }) => group === 'today').map(({ due_on }) => due_on)
  expect(days).toEqual(days.toSorted())
  expect((await deskOf('brand')).queue.items).toContainEqual(
    expect.objectContaining({ id: made.id, turn: 'theirs', group: 'theirs' }),
  )
  for (const stranger of ['chinaSupplier', 'distributor', 'otherBrand'] as const)
    expect((await deskOf(stranger)).queue.items.map(({ id }: Item) => id)).not.toContain(made.id)
})

it('§3.19 a document stands once among the changes, with how often and by whom; partners are named as organisations', async () => {
  const brand = await server.as('brand')
  const made = (
    await brand.call('POST', '/api/contracts', { contract: { title: '変わる発注', partner_id: 3, lines: [] } })
  ).body.data
  const patch = { contract: { title: '変わった発注', lock_version: made.lock_version } }
  expect((await brand.call('PATCH', `/api/contracts/${made.id}`, patch)).status).toBe(200)
  const own = (await deskOf('brand')).document_changes.filter(({ id }: Item) => id === made.id)
  expect(own).toEqual([
    expect.objectContaining({ noun: 'contract', title: '変わった発注', count: 2, by: '森下 あさ', verb: 'updated' }),
  ])
  expect((await deskOf('supplier')).document_changes.map(({ id }: Item) => id)).not.toContain(made.id)
})

it('§3.10 money on the desk is what the ledger says, on both sides; who sees no ledger sees none', async () => {
  const { rows } = await server.engine.pool.query(
    'select id from document where (issuer_id, receiver_id) in ((1, 3), (3, 1)) and shared order by id limit 1',
  )
  const owe = (part: number, amount: number, held: number, days: number) =>
    server.engine.pool.query(
      `insert into payable (document_id, part, debtor_id, creditor_id, currency, amount, held, issued_on, due_on)
       values ($1, $2, 1, 3, 'USD', $3, $4, '2026-10-01', (now() at time zone 'Asia/Tokyo')::date + $5::int)`,
      [rows[0].id, part, amount, held, days],
    )
  await owe(91, 700.5, 0, -3)
  await owe(92, 200, 50, -1)
  await owe(93, 90, 0, 40)
  const money = async (persona: 'brand' | 'supplier', side: string) =>
    (await deskOf(persona)).money.filter(
      (row: { side: string; currency: string }) => row.side === side && row.currency === 'USD',
    )
  const expected = { currency: 'USD', due_this_week: '0', late: '850.5', disputed: '50', next: { amount: '90' } }
  expect(await money('brand', 'payable')).toMatchObject([expected])
  expect(await money('supplier', 'credit')).toMatchObject([expected])
  const { data } = (await (await server.as('brand')).call('GET', '/api/payables/figures')).body
  const figures = data.currencies.find(({ currency }: { currency: string }) => currency === 'USD')
  expect([figures.held, figures.due_this_week]).toEqual(['50', '0'])
  for (const persona of ['distributor', 'admin'] as const) expect((await deskOf(persona)).money).toEqual([])
})

it('a desk reads by its indexes, however many documents lie in the archive (issue 15)', async () => {
  await server.engine.pool.query(`
    insert into document (noun, issuer_id, receiver_id, author_id, shared, status, number, issuer_name, receiver_name, line_rounding)
    select 'contract', 1, 3, 1, true, 'closed', 'OLD-' || n, 'a', 'b', 'down' from generate_series(1, 20000) n`)
  await server.engine.pool.query('analyze document')
  const { rows } = await server.engine.pool.query(`explain select h.id from document h
    where h.issuer_id = 1 and h.noun = 'contract' and h.status = 'issued' and (h.shared or h.author_id = 1) order by h.id desc limit 60`)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('Index')
  expect(plan).not.toContain('Seq Scan')
})

it('the platform finds unanswered feedback and organisations without terms on its desk', async () => {
  const { body } = await (await server.as('admin')).call('GET', '/api/home')
  const count = (kind: string) => body.data.tasks.find((task: { kind: string }) => task.kind === kind)?.count ?? 0
  expect([count('feedbacks_new') > 0, count('organisations_without_terms') > 0]).toEqual([true, true])
  const before = count('feedbacks_new')
  const feedback = { page: '/s/', text: '検索を速くしてください。', screenshot_id: null }
  await (await server.as('brand')).call('POST', '/api/feedbacks', { feedback })
  const after = await (await server.as('admin')).call('GET', '/api/home')
  expect(after.body.data.tasks).toContainEqual({ kind: 'feedbacks_new', count: before + 1, target: null, label: null })
})

it('§3.19 approvals that wait for the reader stand in the queue by their day, each leading on; nobody else’s do', async () => {
  const person = await server.as('brand')
  const { body } = await person.call('GET', '/api/approvals?tab=waiting&sort=due&per_page=20')
  const waiting = body.data as { id: number; title: string; due_on: string | null }[]
  expect(waiting.length).toBeGreaterThan(0)
  const queue = async (as: typeof person) =>
    (await as.call('GET', '/api/home')).body.data.queue as { items: { noun: string; id: number }[]; ours: number }
  const own = await queue(person)
  const cases = own.items.filter(({ noun }) => noun === 'approval')
  expect(cases).toContainEqual(
    expect.objectContaining({ id: waiting[0]!.id, title: waiting[0]!.title, move: 'approve', turn: 'ours' }),
  )
  expect(own.ours).toBeGreaterThanOrEqual(cases.length)
  const others = await queue(await server.as('supplier'))
  expect(others.items.filter(({ noun }) => noun === 'approval')).toEqual([])
})

it('who asked for an approval follows it from home, also without an approval function of their own', async () => {
  const { rows } = await server.engine.pool.query(
    "select a.id, a.requested_by, m.user_group_id from approval a join membership m on m.account_id = a.requested_by and m.user_group_id = a.user_group_id where a.status = 'pending' order by a.id",
  )
  const person = await server.as('brandMember')
  const me = (await person.call('GET', '/api/sessions/userinfo')).body.data
  await server.engine.pool.query("update membership set functions = '{}' where account_id = $1", [me.id])
  await server.engine.pool.query('update approval set requested_by = $1 where id = $2', [me.id, rows[0].id])
  const { body } = await person.call('GET', '/api/home')
  expect(body.data.requests).toContainEqual(expect.objectContaining({ id: rows[0].id, status: 'pending' }))
  const steps = await person.call('GET', `/api/approvals/${rows[0].id}/approval_steps`)
  expect(steps.status).toBe(200)
})
