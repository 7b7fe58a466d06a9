/** Any origin that is certainly not ours: an address that leaves it is not ours either. */
const nowhere = 'https://own.invalid'

/**
 * The address of one of our own pages, as path, query and hash; null for any other site, however it is written, and for
 * the error page itself, which cannot be tried again.
 */
export function ownAddress(from: unknown): string | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || !URL.canParse(from, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(from, nowhere)
  if (origin !== nowhere || pathname.startsWith('//')) return null
  return /^\/s\/error\/?$/.test(pathname) ? null : `${pathname}${search}${hash}`
}
