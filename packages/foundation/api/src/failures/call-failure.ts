import { ApiError } from './api-error.ts'
import { isRefusal } from './refusals.ts'

/** What may go wrong with a call. Not being signed in (401) is one thing, not having been able to ask another. */
export type CallFailureKind =
  | 'auth-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'organisation-changed'
  | 'refused'
  | 'busy'
  | 'server'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'origin-refused'

export interface CallFailure {
  readonly kind: CallFailureKind
  /** The HTTP status; 0 where nothing was answered. */
  readonly status: number
  /** The same call may go through later, with nothing changed by anybody. */
  readonly retryable: boolean
}

const ofStatus: Readonly<Record<number, CallFailureKind>> = {
  401: 'auth-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  429: 'busy',
}
const passing = new Set<CallFailureKind>(['busy', 'server', 'network', 'timeout', 'unreadable'])

/** The server is there, and answers no page of this origin. */
export class OriginRefused extends TypeError {
  override name = 'OriginRefused'
  constructor(
    server: string,
    readonly page: string | undefined,
    cause: unknown,
  ) {
    super(
      `${server} does not answer pages of ${page}, or knows no such record. ` +
        "Register this origin there (Exhibition › Partners' sites), and check the id.",
      { cause },
    )
  }
}

const failure = (kind: CallFailureKind, status: number): CallFailure => ({ kind, status, retryable: passing.has(kind) })

/** The failure of an answer that is not OK. */
export const failureOfStatus = (status: number): CallFailure =>
  failure(ofStatus[status] ?? (status >= 500 ? 'server' : 'refused'), status)

/** The call was made for another organisation than the session acts for by now: nobody else changed anything. */
export const organisationChanged: CallFailure = failure('organisation-changed', 409)

/** The failure a call rejected with; null for what its caller gave up. */
export function failureOfError(error: unknown): CallFailure | null {
  if (isRefusal(error, 'organisation_changed')) return organisationChanged
  if (error instanceof ApiError) return failureOfStatus(error.status)
  const name = (error as { name?: unknown } | null)?.name
  if (name === 'AbortError') return null
  if (name === 'TimeoutError') return failure('timeout', 0)
  if (name === 'OriginRefused') return failure('origin-refused', 403)
  // A page of a proxy instead of our JSON, or half of an answer.
  return failure(name === 'SyntaxError' ? 'unreadable' : 'network', 0)
}
