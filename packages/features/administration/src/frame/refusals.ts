import { ApiError } from '@tsumugi/api'
import { camel } from '@tsumugi/contract'

/** The row as it stands, when a save was refused because somebody was faster (409 `stale`); else null. */
export function currentOf<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error as ApiError & { current?: Row }).current ?? null
}

/** What the server says about a refusal, in the reader's language; `otherwise` where it says nothing. */
export function wordsOf(error: unknown, otherwise: string): string {
  const said = error instanceof ApiError ? (error.errors ?? []).map(({ message }) => message).join('\n') : ''
  return said || otherwise
}

/**
 * The refusal as a form takes it: `user_group.registration_number` belongs to the field `registrationNumber`, and is named
 * as the form names it. What belongs to no field is said above them.
 */
export function refusalOf(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ApiError) || !error.errors?.length || error.status < 400 || error.status >= 500) return error
  const errors = error.errors.map((problem) => {
    const parts = (problem.field ?? '').split('.').map(camel)
    const field = parts.findLast((part) => part in names) ?? null
    const last = (problem.field ?? '').split('.').at(-1)
    const message = field && last ? problem.message.replace(last, names[field]!) : problem.message
    return { ...problem, field, message }
  })
  return { status: 422, body: { errors } }
}
