import { kinds, type SessionUser } from '@tsumugi/domain'
import { admits, matchRoute, menuFor, parseQuery, type MenuOptions } from '@tsumugi/navigation'
import { expect, it } from 'vitest'
import { obeys } from './rule.ts'
import { expectedLinks } from './side-menu-expected.ts'
import { everyUser, inWords } from './user-space.ts'

const options: MenuOptions = {
  calendarQuery: '?view=month',
  superGroups: [
    { id: 31, name: '親会社(デモ)' },
    { id: 32, name: '持株会社(デモ)' },
  ],
  vendor: 'nuno',
  externalLinks: {
    publicProjects: 'https://projects.example/',
    supplierSearch: 'https://search.example/',
    partnerInformation: 'https://partner.example/',
  },
}
const users = everyUser()

const seen = (user: SessionUser) =>
  menuFor(user, options).flatMap((section) => section.links.map(({ name, href }) => `${section.name} ${name} ${href}`))

const expected = (user: SessionUser) =>
  expectedLinks
    .filter(({ rule }) => obeys(user, rule))
    .map(({ section, link, href }) => `${section} ${link} ${href.replace('{kind}', user.kind)}`)

for (const kind of kinds) {
  it(`§2 Global side menu: what a ${kind} sees, for every function and flag`, () => {
    for (const user of users.filter((each) => each.kind === kind)) {
      const [shown, wanted] = [seen(user), expected(user)]
      if (shown.join('\n') !== wanted.join('\n')) expect(shown, inWords(user)).toEqual(wanted)
    }
  })
}

it('§2 sections without a link to show are left out; a link of the menu is there once', () => {
  for (const user of users) {
    const sections = menuFor(user, options)
    expect(sections.every(({ links }) => links.length > 0)).toBe(true)
    const keys = sections.flatMap(({ links }) => links.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  }
})

it('§4 Menu sections: by default production and material management are open, all others closed', () => {
  const all = new Map(users.flatMap((user) => menuFor(user, options)).map((section) => [section.name, section]))
  const open = [...all.values()].filter(({ openByDefault }) => openByDefault).map(({ name }) => name)
  expect(open.toSorted()).toEqual(['materialManagement', 'production'])
  const fixed = [...all.values()].filter(({ collapsible }) => !collapsible).map(({ name }) => name)
  expect(fixed.toSorted()).toEqual(['bottom', 'top'])
})

/** Where the specification shows a link to somebody whom it refuses on the page. Remove a row once that is mended. */
const knownRefusals = [
  {
    link: 'materials',
    who: (user: SessionUser) => user.kind === 'admin' && !user.enabledFunctions.includes('material_market'),
    reason: '§2 shows the marketplace to an admin without material_market, §6 asks for material_market',
  },
  {
    link: 'productionSchedules',
    who: (user: SessionUser) =>
      ['admin', 'distributor'].includes(user.kind) && user.enabledFunctions.includes('production_schedule'),
    reason: '§2 asks for production_schedule only, §6 also for the kind brand, supplier or trade',
  },
]

function refusedLinks(user: SessionUser): string[] {
  const links = menuFor(user, options).flatMap((section) => section.links)
  return links
    .filter(({ href }) => {
      const match = href.startsWith('/s/') ? matchRoute(href) : null
      const query = parseQuery(href.split('?')[1] ?? '')
      return match?.name !== undefined && !admits(user, match.page.guard, { query })
    })
    .map(({ name }) => name)
}

it('§6 whoever sees a link is admitted to its page, but for what the specification itself contradicts', () => {
  for (const user of users) {
    const known = knownRefusals.filter(({ who }) => who(user)).map(({ link }) => link)
    const refused = refusedLinks(user)
    if (refused.toSorted().join() !== known.toSorted().join()) expect(refused, inWords(user)).toEqual(known)
  }
})

it('every link beneath /s/ leads to a page of the table, never to a redirect', () => {
  for (const { href } of expectedLinks.filter((link) => link.href.startsWith('/s/'))) {
    expect(matchRoute(href).redirect, href).toBeUndefined()
  }
})
