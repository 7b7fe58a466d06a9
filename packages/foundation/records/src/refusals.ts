import { ApiError } from '@tsumugi/api'
import type { MasterRow } from './definition.ts'

/** The record as it stands, when a save was refused because somebody was faster (409 `stale`); else null. */
export function currentOf<Row = MasterRow>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error as ApiError & { current?: Row }).current ?? null
}

/** Whether the refusal says this. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && (error.errors ?? []).some((problem) => problem.code === code)

/** What the server says about a refusal, in the reader's language; '' where it says nothing. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? (error.errors ?? []).map(({ message }) => message).join('\n') : ''
}

/**
 * The refusal as a form takes it, also that of a key that is taken (409): complaints name their field as the form does,
 * and in the reader's words. `fieldOf` finds the field that a complaint's path is about.
 */
export function refusalOf(error: unknown, fieldOf: (path: string | null) => string | undefined, nameOf: (field: string) => string): unknown {
  if (!(error instanceof ApiError) || !error.errors?.length) return error
  const errors = error.errors.map((problem) => {
    const field = fieldOf(problem.field ?? null) ?? null
    const last = (problem.field ?? '').split('.').at(-1)
    return { ...problem, field, message: field && last ? problem.message.replace(last, nameOf(field)) : problem.message }
  })
  return { status: 422, body: { errors } }
}
