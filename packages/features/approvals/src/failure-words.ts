import { ApiError } from '@tsumugi/api'

/** Whether it is not there for the reader: gone, or another company's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403)
