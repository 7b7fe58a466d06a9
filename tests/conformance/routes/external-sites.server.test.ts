import { formVisitor, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { defaultExternalLinks } from '@tsumugi/navigation'
import { afterAll, beforeAll, expect, it } from 'vitest'

const named = 'https://suppliers.example/'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ externalSites: { supplier_search: named } })
})
afterAll(() => server.stop())

it('§2 external links: the site that a setting names is where the menu leads', async () => {
  const { status, location } = await formVisitor(server).get(defaultExternalLinks.supplierSearch)
  expect([status, location]).toEqual([302, named])
})

it.each([
  [defaultExternalLinks.publicProjects, 'PUBLIC_PROJECTS_URL', '/s/matching'],
  [defaultExternalLinks.partnerInformation, 'PARTNER_INFORMATION_URL', '/s/matching/profile'],
])('§2 external links: %s, which no setting names, says so and leads to ours', async (address, setting, ours) => {
  const { status, html } = await formVisitor(server).get(address)
  expect(status).toBe(200)
  expect(html).toContain(setting)
  expect(html).toContain(`href="${ours}"`)
})
