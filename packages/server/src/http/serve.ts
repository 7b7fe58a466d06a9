import type { AnswerOf, Endpoint, Group, InputOf } from '@tsumugi/contract'
import type { TenantRequest } from './request.ts'

/** Bytes instead of JSON; as a function it is called after the transaction, so that slow work holds no connection. */
type RawAnswer = Response | (() => Promise<Response>)
/** JSON that is made on a thread comes as bytes too. */
type Answer<E extends Endpoint> = AnswerOf<E> extends File ? RawAnswer : AnswerOf<E> | (() => Promise<Response>)

export type Handlers<G extends Group> = {
  [Name in keyof G]: (request: TenantRequest, input: InputOf<G[Name]>) => Promise<Answer<G[Name]>>
}

/** How often one person may try an endpoint that a guesser would try again and again. */
export interface AttemptLimit {
  readonly points: number
  readonly minutes: number
}

/** Asks the database for what a preparation needs, in a short transaction of the asker's own. */
export type InOwn = <Result>(work: (request: TenantRequest) => Promise<Result>) => Promise<Result>

/** Slow work of calls, done before the transaction that answers them: its handler finds it in `request.prepared`. */
export type Preparations<G extends Group> = {
  readonly [Name in keyof G]?: (input: InputOf<G[Name]>, inOwn: InOwn) => Promise<unknown>
}

/** One endpoint with what answers it. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint
  readonly handle: (
    request: TenantRequest,
    input: { params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>
  readonly limit?: AttemptLimit | undefined
  readonly prepare?:
    ((input: { params: unknown; query: unknown; body: unknown }, inOwn: InOwn) => Promise<unknown>) | undefined
}

/** Binds a resource of the contract: `serve(contract.brands)({ list, show, … })`; a missing handler does not compile. */
export function serve<G extends Group>(
  group: G,
  limits: { readonly [Name in keyof G]?: AttemptLimit } = {},
  preparations: Preparations<G> = {},
) {
  return (handlers: Handlers<G>): BoundEndpoint[] =>
    Object.entries(group).map(([name, endpoint]) => ({
      endpoint,
      handle: handlers[name] as unknown as BoundEndpoint['handle'],
      limit: limits[name],
      prepare: preparations[name] as unknown as BoundEndpoint['prepare'],
    }))
}
