import { ApiError } from '@tsumugi/api'

/** The server's own words for a refusal; '' when it could not be reached. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? (error.errors ?? []).map(({ message }) => message).join('\n') : ''
}

/** The row as it stands now, where somebody was faster. */
export function currentOf<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error.body as { current?: Row } | null)?.current ?? null
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 403)
