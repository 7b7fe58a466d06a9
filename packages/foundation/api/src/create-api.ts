import type { Group } from '@tsumugi/contract'
import { isBaseElsewhere, pageOrigin } from '@tsumugi/navigation'
import './jitless.ts'
import { clientOf, type Client, type Raw } from './client.ts'
import type { FailureHook, Mode } from './failures/failure.ts'
import { sendThrough, type Begun, type OutcomeHook } from './requests/send.ts'

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
  /** Answers that the page began to ask for before its code was there. */
  readonly begun?: Begun
  /** Hears how each call ended, but for those made `quiet`. */
  readonly onOutcome?: OutcomeHook
}

export interface Channels {
  readonly mode: Mode
  readonly origin: string
  readonly raw: Raw
  /** Where the outcomes go: for clients made beside this one. */
  readonly onOutcome: OutcomeHook | undefined
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
  const { origin: given = '', token, language, mode = 'host', begun, onFailure, onOutcome } = options
  // Left out, it is the page's own, wherever the base of the page's links may be.
  const origin = given || (isBaseElsewhere() ? pageOrigin()! : '')
  const readToken = typeof token === 'function' ? token : () => token
  const { send, raw } = sendThrough({ origin, token: readToken, language, mode, begun, onFailure, onOutcome })
  const clients = new WeakMap<Group, unknown>()
  return {
    mode,
    origin,
    raw,
    onOutcome,
    of<G extends Group>(resource: G) {
      const client = (clients.get(resource) as Client<G> | undefined) ?? clientOf(resource, send)
      clients.set(resource, client)
      return client
    },
  }
}
