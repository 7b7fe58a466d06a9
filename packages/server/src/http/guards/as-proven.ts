import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { isDisproved, type KnownAskers, type ProvenAsker } from '../../sessions/known-askers.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { Refusal, signedOut } from '../refusal.ts'
import type { RequestVariables } from '../variables.ts'

/** Who asks is looked up again so many times while another server process keeps changing their session. */
const attempts = 8
/** Before the next look, in ms, times the number of looks so far. */
const pause = 10

const inTurnOf = oneAfterAnother()

/**
 * Does work for who asks. What is remembered of them may be out of date, so nobody is refused by it, and work that finds
 * its proof failed begins again with what is true now: it has done nothing yet, as its transaction is broken. Requests of
 * one session that were overtaken wait for each other: at once, each would break the proof of all the others again.
 * @throws Refusal what `admit` refuses with
 */
export async function asProven<Result>(
  context: Context<RequestVariables>,
  askers: KnownAskers,
  admit: (asker: ProvenAsker | null) => asserts asker is ProvenAsker,
  work: (asker: ProvenAsker) => Promise<Result>,
): Promise<Result> {
  const asker = context.get('asker')
  const token = context.get('token')
  try {
    admit(asker)
    return await work(asker)
  } catch (error) {
    const outdated = isDisproved(error) || refuses(admit, asker)
    if (!outdated) throw error
    if (!token) throw signedOut()
    return inTurnOf(token, () => withLatest(context, token, askers, admit, work))
  }
}

async function withLatest<Result>(
  context: Context<RequestVariables>,
  token: string,
  askers: KnownAskers,
  admit: (asker: ProvenAsker | null) => asserts asker is ProvenAsker,
  work: (asker: ProvenAsker) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const asker: ProvenAsker | null = await askers.again(token, context.get('address'))
    context.set('asker', asker)
    try {
      admit(asker)
      return await work(asker)
    } catch (error) {
      if (!isDisproved(error) || attempt === attempts) throw error
      await wait(pause * attempt * Math.random())
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
