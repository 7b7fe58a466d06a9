import type { Merchandising } from '@tsumugi/contract'
import { ApiError } from '@tsumugi/api'

/** The product as it stands, when a save was refused because somebody was faster (409 `stale`); else null. */
export function currentOf(error: unknown): Merchandising | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { current } = error as ApiError & { current?: Merchandising }
  return current ?? null
}

/** What the server says about a refusal: what, why and what to do, in the reader's language; '' where it says nothing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return (error.errors ?? []).map(({ message }) => message).join('\n')
}

/**
 * The refusal as a form takes it: complaints lose the `merchandising.` before their field, and name it as the form
 * does. A refusal that is no matter
 * of fields (taken off the map, no right) is said above them in the server's words; other failures stay as they are.
 */
export function refusalOf(error: unknown, nameOf: (field: string) => string): unknown {
  if (!(error instanceof ApiError) || !error.errors?.length) return error
  const isFields = error.status === 422
  const errors = error.errors.map((problem) => {
    const field = isFields ? (problem.field?.replace(/^merchandising\./, '') ?? null) : null
    const last = field?.split('.').at(-1)
    const message = field && last ? problem.message.replace(last, nameOf(field.split('.')[0]!)) : problem.message
    return { ...problem, field, message }
  })
  return { status: 422, body: { errors } }
}
