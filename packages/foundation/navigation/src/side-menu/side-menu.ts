import { admits, type SessionUser } from '@tsumugi/domain'
import type { ExternalLinks, MenuFacts, MenuRow } from './menu-link.ts'
import { staysInApp } from '../page-navigator.ts'
import { sideMenu, type MenuLinkName, type MenuSectionName } from './side-menu-table.ts'

/** A link as the user sees it. `text` wins over the label where the name is data, such as an organisation's. */
export interface MenuLink {
  key: string
  name: MenuLinkName
  text?: string
  href: string
  icon?: string
  /** Another site. */
  external: boolean
  /** Stays in the single-page application; every other link is a full page load (spec §2). */
  staysInApp: boolean
}

/** A section with at least one link. */
export interface MenuSection {
  name: MenuSectionName
  icon?: string
  /** `false` for the top group and the bottom: always open, without a header. */
  collapsible: boolean
  openByDefault: boolean
  links: MenuLink[]
}

export type MenuOptions = Partial<Omit<MenuFacts, 'externalLinks'>> & {
  externalLinks?: Partial<ExternalLinks>
  embedded?: boolean
  stale?: boolean
}

/** The server sends on to the sites that its settings name, and says so of one that they do not. */
export const defaultExternalLinks = {
  publicProjects: '/users/sites/public_projects',
  supplierSearch: '/users/sites/supplier_search',
  partnerInformation: '/users/sites/partner_information',
} as const satisfies ExternalLinks

/** The side menu of this user: sections without a visible link are left out (spec §2, Global side menu). */
export function menuFor(user: SessionUser, options: MenuOptions = {}): MenuSection[] {
  const { embedded = false, stale = false, calendarQuery = '', superGroups = [], vendor = 'standard' } = options
  const externalLinks = { ...defaultExternalLinks, ...options.externalLinks }
  const facts = { calendarQuery, superGroups, vendor, externalLinks }
  const visible = sideMenu.filter(({ guard }) => admits(user, guard))
  const sections = visible.map((section): MenuSection => {
    const rows: readonly MenuRow<MenuLinkName>[] = section.links
    return {
      name: section.name,
      icon: section.icon,
      collapsible: !section.plain,
      openByDefault: section.openByDefault ?? false,
      links: rows.flatMap((row) => linksOf(row, { user, facts, embedded, stale })),
    }
  })
  return sections.filter(({ links }) => links.length > 0)
}

interface Sight {
  user: SessionUser
  facts: MenuFacts
  embedded: boolean
  stale: boolean
}

function linksOf(row: MenuRow<MenuLinkName>, { user, facts, embedded, stale }: Sight): MenuLink[] {
  if (!admits(user, row.guard)) return []
  return row
    .addresses(facts, user)
    .map(({ href, text }) => ({
      key: `${row.name} ${href}`,
      name: row.name,
      text,
      href,
      icon: row.icon,
      external: row.external ?? false,
      staysInApp: staysInApp({ href, embedded, stale }),
    }))
}
