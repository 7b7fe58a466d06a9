import { contract, type Contract, type Group } from '@tsumugi/contract'
import './jitless.ts'
import { clientOf, type Client, type Raw } from './client.ts'
import type { FailureHook, Mode } from './failure.ts'
import { sendThrough } from './send.ts'

export interface ApiOptions {
  /** Where the server is, e.g. `https://tsumugi.example`; the page's own origin when left out. */
  readonly origin?: string
  /** The bearer token of an exhibition guest or a partner, or where to read it for each call. */
  readonly token?: string | (() => string | undefined)
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

export type Api = { readonly [Resource in keyof Contract]: Client<Contract[Resource]> } & Channels

/**
 * Makes the client of the whole contract: `api.brands.show({ id: 1 })`.
 *
 * Resolves with the body in camelCase, 204 with null (spec §7). Rejects as spec §8 says: `ApiError` with the fields of
 * the error body for a non-OK answer, the parse error for a body that is no JSON, and a network failure as it is.
 * 401, 403 and 404 first go to the caller's `on401`, `on403` or `on404`, else to their default; then they reject too.
 */
export function createApi(options: ApiOptions = {}): Api {
  const { origin = '', token, mode = 'host', onFailure } = options
  const readToken = typeof token === 'function' ? token : () => token
  const { send, raw } = sendThrough({ origin, token: readToken, mode, onFailure })
  const resources = Object.entries(contract).map(([name, group]) => [name, clientOf(group as Group, send)])
  return { ...Object.fromEntries(resources), mode, origin, raw } as Api
}
