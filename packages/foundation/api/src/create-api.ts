import type { Group } from '@tsumugi/contract'
import './jitless.ts'
import { clientOf, type Client, type Raw } from './client.ts'
import type { FailureHook, Mode } from './failure.ts'
import { sendThrough } from './send.ts'

export interface ApiOptions {
  /** Where the server is, e.g. `https://tsumugi.example`; the page's own origin when left out. */
  readonly origin?: string
  /** The bearer token of an exhibition guest or a partner, or where to read it for each call. */
  readonly token?: string | (() => string | undefined)
  /** The language that refusals are answered in, read for each call; the browser's own when left out. */
  readonly language?: () => string
  /** Decides what 401, 403 and 404 do by default (design §4). `host` when left out. */
  readonly mode?: Mode
  /** Asked before the default action of 401, 403 and 404; false cancels it. */
  readonly onFailure?: FailureHook
}

export interface Channels {
  readonly mode: Mode
  readonly origin: string
  readonly raw: Raw
}

export interface Api extends Channels {
  /** The calls of one resource as functions: `api.of(brands).show({ id: 1 })`. A page loads only the resources it names. */
  of<G extends Group>(resource: G): Client<G>
}

/**
 * Makes the client of the contract.
 *
 * Calls resolve with the body in camelCase, 204 with null (spec §7). They reject as spec §8 says: `ApiError` with the
 * fields of the error body for a non-OK answer, the parse error for a body that is no JSON, and a network failure as it
 * is. 401, 403 and 404 first go to the caller's `on401`, `on403` or `on404`, else to their default; then they reject too.
 */
export function createApi(options: ApiOptions = {}): Api {
  const { origin = '', token, language, mode = 'host', onFailure } = options
  const readToken = typeof token === 'function' ? token : () => token
  const { send, raw } = sendThrough({ origin, token: readToken, language, mode, onFailure })
  const clients = new WeakMap<Group, unknown>()
  return {
    mode,
    origin,
    raw,
    of<G extends Group>(resource: G) {
      const client = (clients.get(resource) as Client<G> | undefined) ?? clientOf(resource, send)
      clients.set(resource, client)
      return client
    },
  }
}
