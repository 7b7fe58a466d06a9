import { Refusal } from '../http/refusal.ts'
import { faultOf, type Fault } from './fault-of.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'

/** When to ask again, in seconds: others at the same rows are done sooner than a database comes back. */
export const retryAfter: Readonly<Record<Fault, number>> = { contended: 1, outdated: 1, full: 5, lost: 2, slow: 10 }

/** The answer to a request that met a fault; undefined for any other error. */
export function refusalOfFault(error: unknown): Refusal | undefined {
  const fault = faultOf(error)
  if (!fault) return undefined
  const others = fault === 'contended' || fault === 'outdated'
  const code = isOutcomeUnknown(error) ? 'outcome_unknown' : others ? 'busy' : 'unavailable'
  return new Refusal(503, [{ code, meta: { seconds: retryAfter[fault] } }])
}
