import { faultOf } from './fault-of.ts'

const unknown = new WeakSet<object>()

/** Notes that a commit was sent and its answer never came: what it was to keep may be kept or not. */
export function noteLostCommit(error: unknown): void {
  const fault = faultOf(error)
  if ((fault === 'lost' || fault === 'slow') && typeof error === 'object') unknown.add(error!)
}

export const isOutcomeUnknown = (error: unknown): boolean => typeof error === 'object' && !!error && unknown.has(error)
