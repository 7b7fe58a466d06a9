import { fromWire, type Endpoint } from '@tsumugi/contract'
import { uploadLimit } from '@tsumugi/registry'
import { ApiError, errorFromWire } from './api-error.ts'
import type { CallOptions, Raw, Send } from './client.ts'
import { answerFailure, failureOf, type FailureHook, type Mode } from './failure.ts'
import { withOrigin } from './file-addresses.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { fillPagination } from './pagination.ts'
import { addressOf, bodyOf, type Call } from './request.ts'

export interface Channel {
  /** Where the server is; '' for the page's own origin. */
  readonly origin: string
  /** The bearer token of a guest or partner, read anew for each call. Without one the session cookie speaks. */
  readonly token: () => string | undefined
  readonly language?: () => string
  readonly mode: Mode
  readonly onFailure?: FailureHook
}

/**
 * The two helpers of spec §7 over one channel: `send` resolves with the parsed body, `raw` with the response.
 * Both answer 401, 403 and 404 as spec §8 says.
 */
export function sendThrough(channel: Channel): { send: Send; raw: Raw } {
  const request = async (endpoint: Endpoint, call: Call = {}, options: CallOptions = {}) => {
    const token = channel.token()
    const address = channel.origin + addressOf(endpoint, call)
    const content = {
      method: endpoint.method,
      headers: headersOf(endpoint, call, options, token, channel.language?.()),
      body: bodyOf(endpoint, call),
      signal: options.signal,
    }
    const response = options.onProgress
      ? await (await import('./upload.ts')).upload(address, content, options.onProgress)
      : await fetch(address, { ...content, credentials: token ? 'omit' : 'same-origin' })
    noteUploadLimit(response)
    const failure = failureOf(response.status, endpoint.method, response.url || address)
    if (failure) answerFailure(failure, options, channel.mode, channel.onFailure)
    return response
  }

  async function send(endpoint: Endpoint, call: Call, options: CallOptions = {}): Promise<unknown> {
    const response = await request(endpoint, call, options)
    if (response.status === 204) return null
    const body: unknown = await response.json()
    if (response.ok) return withOrigin(fillPagination(fromWire(endpoint.reply, body)), channel.origin)
    const line = `${endpoint.method} /api${endpoint.path}`
    throw new ApiError(
      response.status,
      errorFromWire(body, (row) => withOrigin(rowFromWire(endpoint, row), channel.origin)),
      line,
    )
  }

  return { send, raw: request as Raw }
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

function noteUploadLimit({ headers }: Response): void {
  const bytes = Number(headers.get('X-Upload-Limit'))
  if (bytes > 0) uploadLimit().bytes = bytes
}

function rowFromWire(endpoint: Endpoint, row: unknown): unknown {
  const { data } = fromWire(endpoint.current ?? endpoint.reply, { data: row }) as { data?: unknown }
  return data ?? row
}
