/**
 * Where a redirect of the older application leads the visitor: within it, to the same place on the origin that the visitor
 * sees; elsewhere, as it says. What is within is decided on the parsed address, as browsers parse it, and answered as a
 * path with one slash before it: `//evil.example` would be another origin.
 * @param asked the address that was asked for, within the older application
 */
export function seenFromOutside(location: string, legacyOrigin: string, asked: string): string {
  const inside = new URL(legacyOrigin).origin
  if (!URL.canParse(location, asked)) return '/'
  const url = new URL(location, asked)
  if (url.origin !== inside) return /^https?:$/.test(url.protocol) ? url.href : '/'
  return `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
}
