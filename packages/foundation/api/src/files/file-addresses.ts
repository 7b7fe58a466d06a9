import { organisationHeader, organisationParameter, type Endpoint } from '@tsumugi/contract'
import { shownOrganisationId } from '../organisation-shown.ts'
import { addressOf, type Call } from '../requests/request.ts'

const carriesAddress = /^(urls?|photo|thumbnails?|\w+Urls?)$/

/** Where the server-sent events of an origin are; '' is the page's own. */
export const eventsAddress = (origin: string): string => naming(`${origin}/api/events`, shownOrganisationId())

/** Where the browser fetches a file by itself, with the session's cookie, for the organisation that the page shows. */
export const fileAddressOf = (endpoint: Endpoint, call: Call): string =>
  naming(addressOf(endpoint, call), shownOrganisationId())

/** Names the organisation for which the browser is to fetch what is there (design §3). */
function naming(address: string, organisation: string | number | null): string {
  const mark = address.includes('?') ? '&' : '?'
  return organisation === null ? address : address + mark + organisationParameter + '=' + organisation
}

/**
 * The server writes addresses of files and pictures below its own root, `/api/…/thumbnails/480`. On a page of another
 * origin they are put behind the server's, and they name the organisation that the reply was made for, wherever they
 * stand in it: widgets use them as they come.
 */
export function placeAddresses<Reply>(reply: Reply, origin: string, { headers }: Response, endpoint: Endpoint): Reply {
  // What is answered whatever organisation the page shows may be looked at from each.
  const organisation = endpoint.anyOrganisation ? null : headers.get(organisationHeader)
  return placed(reply, false, (address) => naming(origin + address, organisation)) as Reply
}

function placed(value: unknown, isAddress: boolean, change: (address: string) => string): unknown {
  if (typeof value === 'string') return isAddress && value.startsWith('/api/') ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => placed(item, isAddress, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, placed(item, isAddress || carriesAddress.test(key), change)]),
  )
}
