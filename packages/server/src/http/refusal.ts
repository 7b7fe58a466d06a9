import type { ErrorCode } from './messages/ja.ts'

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

/** What is wrong, before words are found for it in the reader's language. */
export interface Cause {
  readonly code: ErrorCode
  readonly field?: string
  readonly meta?: Readonly<Record<string, string | number>>
}

/** A request that is answered with an error on purpose. Everything it did is rolled back. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: Status,
    readonly causes: readonly Cause[],
    /** The row as it stands now, for 409 `stale`: the reader merges with it. */
    readonly current?: unknown,
  ) {
    super(causes.map((cause) => cause.code).join(', '))
  }
}

export const notFound = () => new Refusal(404, [{ code: 'not_found' }])
export const forbidden = () => new Refusal(403, [{ code: 'forbidden' }])
export const termsNeeded = () => new Refusal(403, [{ code: 'terms_needed' }])
export const signedOut = () => new Refusal(401, [{ code: 'signed_out' }])
export const stale = (current: unknown) => new Refusal(409, [{ code: 'stale' }], current)
export const invalid = (...causes: Cause[]) => new Refusal(422, causes)
