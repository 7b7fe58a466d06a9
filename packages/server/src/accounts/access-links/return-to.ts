const start = '/s/'
/** Account pages that somebody may have been on their way to. */
const ownPages = new Set(['/users/impersonations', '/users/invitations/new'])

/**
 * Where to go after signing in: an address of this origin that is a page, else the start. Another origin, however
 * it is written, an account page and a call are never followed (domain §6.8).
 */
export function returnAddress(wanted: string | undefined): string {
  // Neither `//` nor a backslash at the beginning, and nothing that browsers drop on their way: spaces, controls.
  if (!wanted || !/^\/(?!\/)[!-[\]-~\u{a0}-\u{10ffff}]*$/u.test(wanted)) return start
  const address = URL.canParse(wanted, 'http://here.invalid') ? new URL(wanted, 'http://here.invalid') : null
  // `/.//host` is tidied to `//host`, which would be another origin.
  if (!address || address.host !== 'here.invalid' || address.pathname.startsWith('//')) return start
  if (/^\/(users|api|development)(\/|$)/.test(address.pathname) && !ownPages.has(address.pathname)) return start
  return address.pathname + address.search + address.hash
}

/** An account page with a query, leaving out what is not set; the usual `return_to` says nothing. */
export function accountAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).filter(([name, value]) => value && !(name === 'return_to' && value === start))
  const text = new URLSearchParams(pairs as [string, string][]).toString()
  return text ? `${path}?${text}` : path
}
