import { bytes, organisationHeader, type Endpoint } from '@tsumugi/contract'
import { pageOrigin } from '@tsumugi/navigation'
import { OriginRefused } from '../failures/call-failure.ts'
import type { CallOptions } from '../client.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { changeToldBy, noteOrganisation, shownOrganisation, shownOrganisationId } from '../organisation-shown.ts'
import { addressOf, bodyOf, type Call } from './request.ts'
import type { Channel } from './send.ts'
import { timeLimit } from './time-limit.ts'
import type { UploadContent } from '../files/upload.ts'

/**
 * Sends one call and answers the response, whatever its status. It is made for the organisation that the page shows; where
 * the session acts for another one by now, the page is asked, and the same call is repeated once it acts for it again.
 */
export async function ask(channel: Channel, endpoint: Endpoint, call: Call, options: CallOptions): Promise<Response> {
  const address = channel.origin + addressOf(endpoint, call)
  const token = channel.token()
  const headers = headersOf(endpoint, call, options, token, channel.language?.())
  const content = { method: endpoint.method, headers, body: bodyOf(endpoint, call), signal: options.signal }
  const go = () => fetched(address, content, options, token, endpoint)
  if (!isSameOrigin(channel.origin)) {
    return go().catch(async (error: unknown) => {
      throw await whyNot(channel.origin, error)
    })
  }
  if (token) return go()
  const shown = shownOrganisationId()
  if (shown !== null) headers.set(organisationHeader, String(shown))
  for (;;) {
    const response = (await channel.begun?.(endpoint.method, address, shown)) ?? (await go())
    const change = await changeToldBy(response)
    if (response.ok) noteOrganisation(response)
    const writes = endpoint.method !== 'GET' && !options.background
    if (!change || !(await shownOrganisation().ask?.(change, { writes }))) return response
  }
}

async function fetched(
  address: string,
  content: UploadContent,
  options: CallOptions,
  token: string | undefined,
  endpoint: Endpoint,
): Promise<Response> {
  if (options.onProgress) return (await import('../files/upload.ts')).upload(address, content, options.onProgress)
  const credentials = token ? 'omit' : 'same-origin'
  if (endpoint.multipart || endpoint.reply === bytes) return fetch(address, { ...content, credentials })
  const limit = timeLimit(options.signal)
  try {
    return await fetch(address, { ...content, signal: limit.signal, credentials })
  } finally {
    limit.done()
  }
}

function headersOf(endpoint: Endpoint, call: Call, options: CallOptions, token?: string, language?: string): Headers {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' })
  // A multipart body names its own type, with the boundary.
  if (endpoint.body && call.body !== undefined && !endpoint.multipart) headers.set('Content-Type', 'application/json')
  if (endpoint.method !== 'GET') headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey())
  if (language) headers.set('Accept-Language', language)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** A browser tells a refused origin and a lost network alike: whether the server answers at all sets them apart. */
async function whyNot(origin: string, error: unknown): Promise<unknown> {
  if (!(error instanceof TypeError)) return error
  const isThere = await fetch(`${origin}/healthz`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  return isThere ? new OriginRefused(origin, pageOrigin(), error) : error
}

/** Accounts are known by a cookie, which only our own origin gets; another one allows none of our headers. */
function isSameOrigin(origin: string): boolean {
  const page = pageOrigin()
  return origin === '' || (page !== undefined && new URL(origin, page).origin === page)
}
