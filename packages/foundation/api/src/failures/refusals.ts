import { camel } from '@tsumugi/contract'
import { namedIn } from '@tsumugi/i18n'
import { ApiError } from './api-error.ts'

/** The row as it stands, when a save was refused because somebody was faster (409 `stale`, domain §1); else null. */
export function currentOf<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error as ApiError & { current?: Row }).current ?? null
}

/** Whether the refusal says this. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && (error.errors ?? []).some((problem) => problem.code === code)

/** What the server says about a refusal, in the reader's language; `otherwise` where it says nothing. */
export function wordsOf(error: unknown, otherwise = ''): string {
  const problems = error instanceof ApiError ? (error.errors ?? []) : []
  const said = problems.map(({ message, field }) => namedIn(message, field)).join('\n')
  return said || otherwise
}

/**
 * The refusal as a form takes it: `user_group.registration_number` belongs to the field `registrationNumber` and is called
 * as the form calls it. What belongs to no field is said above them; other failures stay as they are. `fieldOf` finds the
 * field of a path where the form calls it otherwise.
 */
export function refusalOf(
  error: unknown,
  names: Readonly<Record<string, string>>,
  fieldOf = namedLast(names),
): unknown {
  if (!(error instanceof ApiError) || !error.errors?.length || error.status >= 500) return error
  const errors = error.errors.map((problem) => {
    const field = fieldOf(problem.field ?? '') ?? null
    const message = namedIn(problem.message, problem.field, field ? names[field] : undefined)
    return { ...problem, field, message }
  })
  return { status: 422, body: { errors } }
}

const namedLast =
  (names: Readonly<Record<string, string>>) =>
  (path: string): string | undefined => {
    const parts = path.split('.').map(camel)
    return [parts.join('.'), parts.slice(1).join('.'), ...parts.toReversed()].find((name) => name in names)
  }
