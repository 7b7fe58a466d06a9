const carriesAddress = /^(url|urls|thumbnails|\w+Urls?)$/

/**
 * The server writes addresses of files and pictures below its own root, `/api/…/thumbnails/480`. On a page of another
 * origin they are put behind the server's, wherever they stand in a reply: widgets use them as they come.
 */
export function withOrigin<Reply>(reply: Reply, origin: string): Reply {
  return origin ? (placed(reply, false, origin) as Reply) : reply
}

function placed(value: unknown, isAddress: boolean, origin: string): unknown {
  if (typeof value === 'string') return isAddress && value.startsWith('/api/') ? origin + value : value
  if (Array.isArray(value)) return value.map((item) => placed(item, isAddress, origin))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placed(item, isAddress || carriesAddress.test(key), origin)]),
  )
}
