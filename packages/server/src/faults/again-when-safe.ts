import { setTimeout as wait } from 'node:timers/promises'
import { faultOf, type Fault } from './fault-of.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'

/** Waiting again for a connection, or for a statement that is too slow, would only add to what is too much already. */
const mendedByAnother: ReadonlySet<Fault | undefined> = new Set(['lost', 'contended'])
const attempts = 4
/** Of the first wait, in ms; each next one is three times as long, and somewhere between half of it and all. */
const firstPause = 15

/**
 * Does work again that failed by a fault which another attempt may not meet. The work is one transaction: what failed in
 * it was undone. Only when its commit was sent and never answered nobody knows; then it is done again if `repeatable`.
 */
export async function againWhenSafe<Result>(repeatable: boolean, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const safe = repeatable || !isOutcomeUnknown(error)
      if (attempt === attempts || !safe || !mendedByAnother.has(faultOf(error))) throw error
      await wait(firstPause * 3 ** (attempt - 1) * (0.5 + Math.random() / 2))
    }
  }
}
