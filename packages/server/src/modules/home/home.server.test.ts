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
  expect(body.data.tasks.map(({ kind }: { kind: string }) => kind)).toEqual(['marks_waiting', 'messages_unread'])
})

it.each(['chinaSupplier', 'trade', 'distributor', 'brandWithoutFunctions'] as const)(
  'every kind may enter: %s finds an empty desk (domain §6.1)',
  async (persona) => {
    const { status, body } = await (await server.as(persona)).call('GET', '/api/home')
    expect([status, body.data]).toEqual([200, { tasks: [], requests: [], changes: [], week: [] }])
  },
)

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
