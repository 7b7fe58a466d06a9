import { matchRoute, sideMenu } from '@tsumugi/navigation'
import { expect, it } from 'vitest'
import { twinOf } from '../../../packages/server/src/web/legacy-redirects.ts'
import { everyUser } from './user-space.ts'

const [user] = everyUser()
const facts = {
  calendarQuery: 'month=2026-11',
  superGroups: [],
  vendor: 'nuno',
  externalLinks: { publicProjects: null, supplierSearch: null, partnerInformation: null },
}
const links = sideMenu.flatMap((section) => [...section.links]).flatMap((link) => link.addresses(facts, user!))
const outside = links.map(({ href }) => href).filter((href) => href.startsWith('/') && !href.startsWith('/s/'))

it('§2 the side menu has links to the older application', () => {
  expect(outside.length).toBeGreaterThan(6)
})
for (const href of outside) {
  it(`domain §6.7: ${href} has a screen of ours to lead to`, () => {
    const [path = '', search = ''] = href.split('?')
    const twin = twinOf(path, search && `?${search}`)
    expect(twin).toBeDefined()
    expect(matchRoute(twin!).name).toBeDefined()
  })
}
