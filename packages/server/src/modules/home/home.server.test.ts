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

it.each(['chinaSupplier', 'trade', 'distributor', 'admin', 'brandWithoutFunctions'] as const)(
  'every kind may enter: %s finds an empty desk (domain §6.1)',
  async (persona) => {
    const { status, body } = await (await server.as(persona)).call('GET', '/api/home')
    expect([status, body.data]).toEqual([200, { tasks: [], changes: [], week: [] }])
  },
)
