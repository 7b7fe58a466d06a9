import type { AnswerOf, Endpoint, Group, InputOf } from '@tsumugi/contract'
import type { GuestInside } from './guest-request.ts'

type RawAnswer = Response
type Answer<E extends Endpoint> = AnswerOf<E> extends File ? RawAnswer : AnswerOf<E>

export type GuestHandlers<G extends Group> = {
  [Name in keyof G]: (request: GuestInside, input: InputOf<G[Name]>) => Promise<Answer<G[Name]>>
}

/** One endpoint for guests with what answers it. */
export interface GuestEndpoint {
  readonly endpoint: Endpoint
  readonly welcome: (
    request: GuestInside,
    input: { params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>
}

/**
 * Binds a resource of the contract that guests call: `serveGuests(contract.exhibitionGuests)({ lookBook, … })`.
 * At the door `request.guest` is missing: those handlers ask who it is themselves.
 */
export function serveGuests<G extends Group>(group: G) {
  return (handlers: GuestHandlers<G>): GuestEndpoint[] =>
    Object.entries(group).map(([name, endpoint]) => ({
      endpoint,
      welcome: handlers[name] as unknown as GuestEndpoint['welcome'],
    }))
}
