import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

it('§7 GET /api/user_groups?super_group=true lists the organisations of the super group with id and name', async () => {
  const { status, body } = await brand.call('GET', '/api/user_groups?super_group=true')
  expect(status).toBe(200)
  expect(body.data).toEqual([
    { id: 1, name: '白詰草アパレル(デモ)' },
    { id: 2, name: '潮風衣料(デモ)' },
  ])
})

it('§7 called only when user_group.visible_super_group_items is on: without it, 403', async () => {
  const without = await server.as('brandWithoutFunctions')
  expect((await without.call('GET', '/api/user_groups?super_group=true')).status).toBe(403)
})

it('without super_group it lists the own organisations', async () => {
  const { body } = await (await server.as('manyOrganisations')).call('GET', '/api/user_groups')
  expect(body.data.map((each: { id: number }) => each.id).toSorted()).toEqual([1, 2, 4, 8])
})

it('§7 GET /api/user_groups/{id}/teams lists the teams of an own organisation', async () => {
  const { status, body } = await brand.call('GET', '/api/user_groups/1/teams')
  expect([status, body.data.map((team: { name: string }) => team.name)]).toEqual([200, ['MD企画', '生産管理', '経理']])
})

it('teams of an own organisation that is not the current one are told as well', async () => {
  const caller = await server.as('manyOrganisations')
  await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 8 })
  expect((await caller.call('GET', '/api/user_groups/1/teams')).body.data).toHaveLength(3)
})

it('teams of a foreign organisation are 404, of the same super group too (domain §1, Tenancy)', async () => {
  expect((await brand.call('GET', '/api/user_groups/2/teams')).status).toBe(404)
  expect((await (await server.as('supplier')).call('GET', '/api/user_groups/1/teams')).status).toBe(404)
})
