import { camel, type Problem } from '@tsumugi/contract'

type ErrorFields = Readonly<Record<string, unknown>>

/**
 * What a call rejects with when the answer is not OK. Its own fields are those of the parsed JSON error body
 * (spec §8), e.g. `error.errors`; `body` is that body as a whole and `status` the HTTP status.
 */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly body: unknown
  declare readonly errors?: readonly Problem[]

  constructor(status: number, body: unknown, line: string) {
    super(`${line} was answered ${status}`)
    Object.defineProperty(this, 'name', { value: 'ApiError' })
    Object.assign(this, body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {})
    // The body may carry a `status` or `body` of its own: the HTTP ones win, the body's stay reachable in `body`.
    Object.defineProperty(this, 'status', { value: status })
    Object.defineProperty(this, 'body', { value: body })
  }
}

/** Brings a body of ours into code's casing: fields named as the form names them, the current row by its schema. */
export function errorFromWire(body: unknown, currentFromWire: (row: unknown) => unknown): unknown {
  if (body === null || typeof body !== 'object' || !('errors' in body) || !Array.isArray(body.errors)) return body
  const { request_id: requestId, errors, current, ...rest } = body as ErrorFields & { errors: Problem[] }
  return {
    ...rest,
    requestId,
    errors: errors.map((problem) => ({ ...problem, field: problem.field && camel(problem.field) })),
    ...(current === undefined ? {} : { current: currentFromWire(current) }),
  }
}
