import type { ErrorCode } from './messages/ja.ts'

export type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503

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
    /** Seconds after which the same call may pass, for 429 and 503. */
    readonly retryAfter?: number,
  ) {
    super(causes.map((cause) => cause.code).join(', '))
  }
}

export const notFound = () => new Refusal(404, [{ code: 'not_found' }])
/** Once there, and taken away so that it can come back: only for records of one's own organisation. */
export const discarded = () => new Refusal(404, [{ code: 'discarded' }])
export const forbidden = () => new Refusal(403, [{ code: 'forbidden' }])
/** What nobody does in another's name, see `whileImpersonating` in the contract. */
export const impersonating = () => new Refusal(403, [{ code: 'impersonating' }])
export const confirmIdentity = () => new Refusal(403, [{ code: 'confirm_identity' }])
export const termsNeeded = () => new Refusal(403, [{ code: 'terms_needed' }])
export const signedOut = () => new Refusal(401, [{ code: 'signed_out' }])
/** 401, whose default way (spec §8) leads to the page that says it and whom to ask. */
export const organisationSuspended = (name: string) =>
  new Refusal(401, [{ code: 'organisation_suspended', meta: { name } }])
export const invalid = (...causes: Cause[]) => new Refusal(422, causes)

const explainedCodes: readonly ErrorCode[] = ['impersonating', 'confirm_identity']

/** A 403 of which whoever asked is told where they stand, instead of being led away (spec §8, a handler of the caller's own). */
export const explained = ({ status, causes }: Refusal): boolean =>
  status === 403 && causes.every(({ code }) => explainedCodes.includes(code))

/** @throws Refusal 404 where there is none */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound()
  return row
}

/**
 * What a write kept that goes by the version its editor saw, or whether that version still stands (domain §4.4).
 * @throws Refusal 409 `stale` where it is nothing, with the row as it stands now; `current` is asked only then
 */
export async function orStale<Kept>(
  kept: Kept,
  current?: () => unknown,
): Promise<Exclude<Awaited<Kept>, undefined | null | false>> {
  const result = await kept
  if (!result) throw new Refusal(409, [{ code: 'stale' }], await current?.())
  return result as Exclude<Awaited<Kept>, undefined | null | false>
}
