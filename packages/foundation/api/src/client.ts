import type { CallOf, Endpoint, Group, ReplyOf } from '@tsumugi/contract'
import type { FailureHandlers } from './failures/failure.ts'
import type { Call } from './requests/request.ts'

/** What one call may carry beside its content. */
export interface CallOptions extends FailureHandlers {
  readonly signal?: AbortSignal
  /** One per opened form, so that a repeated submit is done once (domain §1). Writes without one get their own. */
  readonly idempotencyKey?: string
  /** Its failure concerns nobody but its caller: the element around is not told. */
  readonly quiet?: boolean
  /** Made by nobody's press: where the question about another organisation was put off, it does not ask once more. */
  readonly background?: boolean
  /** Hears how much of the body has been sent, 0 to 1: for files. */
  readonly onProgress?: (sent: number) => void
}

/** A call that needs nothing may be made without arguments. */
type Arguments<E> =
  Record<never, never> extends CallOf<E>
    ? [call?: CallOf<E>, options?: CallOptions]
    : [call: CallOf<E>, options?: CallOptions]

/** A group of endpoints as functions: `brands.show({ id })` resolves with the body in camelCase, 204 with null. */
export type Client<G> = { readonly [Name in keyof G]: (...call: Arguments<G[Name]>) => Promise<ReplyOf<G[Name]>> }

export type Send = (endpoint: Endpoint, call: Call, options?: CallOptions) => Promise<unknown>
/** Resolves with the response as it is, whatever its status; 401, 403 and 404 have been answered (spec §8). */
export type Raw = <E extends Endpoint>(endpoint: E, ...call: Arguments<E>) => Promise<Response>

/** Makes the functions of one group over one way of sending. */
export function clientOf<G extends Group>(group: G, send: Send): Client<G> {
  const calls = Object.entries(group).map(([name, endpoint]) => {
    return [name, (call: Call = {}, options?: CallOptions) => send(endpoint, call, options)]
  })
  return Object.fromEntries(calls) as Client<G>
}
