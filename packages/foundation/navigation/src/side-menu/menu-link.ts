import type { Guard, SessionUser } from '@tsumugi/domain'

/** Addresses of other sites; a link without its address is not shown. */
export interface ExternalLinks {
  publicProjects: string | null
  supplierSearch: string | null
  partnerInformation: string | null
}

/** What the menu must know beside the user. */
export interface MenuFacts {
  /** The calendar query last saved by the browser, with or without its `?`. */
  calendarQuery: string
  /** GET /api/user_groups?super_group=true, asked only where the function is on (spec §7). */
  superGroups: readonly { id: number; name: string }[]
  /** The vendor whose material-management system is in use. */
  vendor: string
  externalLinks: ExternalLinks
}

/** Where one entry leads; `text` is a name that comes from data instead of the messages. */
export interface MenuAddress {
  href: string
  text?: string
}

type Addresses = (facts: MenuFacts, user: SessionUser) => readonly MenuAddress[]

/** One row of the side menu: who sees it, and the entries it makes (mostly one). */
export interface MenuRow<Name extends string = string> {
  readonly name: Name
  readonly guard: Guard
  readonly addresses: Addresses
  readonly icon?: string
  readonly external?: true
}

/** A section; its guard holds for all its links beside their own. */
export interface MenuSectionRow<Name extends string = string, LinkName extends string = string> {
  readonly name: Name
  readonly guard: Guard
  readonly links: readonly MenuRow<LinkName>[]
  readonly icon?: string
  /** Without a header of its own, so it cannot be closed. */
  readonly plain?: true
  readonly openByDefault?: true
}

/** A link with one address: a page of ours by `href`, or a path of the older host. */
export function link<const Name extends string>(
  name: Name,
  guard: Guard,
  address: string | ((facts: MenuFacts, user: SessionUser) => string | null),
  icon?: string,
): MenuRow<Name> {
  const addresses: Addresses = (facts, user) => {
    const found = typeof address === 'string' ? address : address(facts, user)
    return found === null ? [] : [{ href: found }]
  }
  return { name, guard, addresses, icon }
}

/** A link to another site, whose address is configuration. */
export function externalLink<const Name extends keyof ExternalLinks>(name: Name, guard: Guard): MenuRow<Name> {
  return { ...link(name, guard, ({ externalLinks }) => externalLinks[name], 'external-link'), external: true }
}

/** A row whose entries come from data. */
export function links<const Name extends string>(name: Name, guard: Guard, addresses: Addresses): MenuRow<Name> {
  return { name, guard, addresses }
}

export function section<const Name extends string, const LinkName extends string>(
  name: Name,
  guard: Guard,
  rows: readonly MenuRow<LinkName>[],
  looks: { icon?: string; plain?: true; openByDefault?: true } = {},
): MenuSectionRow<Name, LinkName> {
  return { name, guard, links: rows, ...looks }
}
