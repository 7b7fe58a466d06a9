import type { Context } from 'hono'
import { isDisproved, type KnownAskers, type ProvenAsker } from '../sessions/known-askers.ts'
import { Refusal, signedOut } from './refusal.ts'
import type { RequestVariables } from './variables.ts'

/** Who asks is looked up again so many times while their session keeps changing, as it does when several windows are used at once. */
const attempts = 3

/**
 * Does work for who asks. What is remembered of them may be out of date, so nobody is refused by it, and work that finds
 * its proof failed begins again with what is true now: it has done nothing yet, as its transaction is broken.
 * @throws Refusal what `admit` refuses with
 */
export async function asProven<Result>(
  context: Context<RequestVariables>,
  askers: KnownAskers,
  admit: (asker: ProvenAsker | null) => asserts asker is ProvenAsker,
  work: (asker: ProvenAsker) => Promise<Result>,
): Promise<Result> {
  let asker = context.get('asker')
  for (let attempt = 1; ; attempt += 1) {
    try {
      admit(asker)
      return await work(asker)
    } catch (error) {
      const outdated = isDisproved(error) || (attempt === 1 && refuses(admit, asker))
      if (!outdated || attempt === attempts) throw error
      asker = await lookUp(context, askers)
    }
  }
}

function refuses(admit: (asker: ProvenAsker | null) => void, asker: ProvenAsker | null): boolean {
  try {
    admit(asker)
    return false
  } catch (error) {
    return error instanceof Refusal
  }
}

async function lookUp(context: Context<RequestVariables>, askers: KnownAskers): Promise<ProvenAsker | null> {
  const token = context.get('token')
  if (!token) throw signedOut()
  const asker = await askers.again(token, context.get('address'))
  context.set('asker', asker)
  return asker
}
