import { assertOutsideTransaction } from '../database/transaction-guard.ts'
import { Refusal } from '../http/refusal.ts'
import { fairTurns, TooBusy, type FairTurns, type Leave } from './fair-turns.ts'
import { secondsAllowed, type WorkKind, type WorkKinds } from './work-kinds.ts'
import { retryAfterSeconds, workRoom } from './work-limits.ts'
import { workThread, WorkBroke, type WorkThread } from './work-thread.ts'
import { organisationWorkedFor } from './working-for.ts'

/** The work itself failed: what it was given is not what it takes. */
export class WorkProblem extends Error {
  override name = 'WorkProblem'
  constructor(
    message: string,
    /** The name of the error on the thread. */
    readonly kind: string,
  ) {
    super(message)
  }
}

const turns = fairTurns(workRoom)
const resting: { thread: WorkThread; goes: NodeJS.Timeout }[] = []

/**
 * Does slow work on a thread: a few at a time, organisations in turn, within the seconds and memory that the kind may
 * take. `given` may be a function, which is called when the turn has come: what waits should hold little.
 * @throws Refusal 429 `busy_organisation` or 503 `busy` where too much waits, 422 `too_heavy` where it takes too long or
 *   too much memory, and what the work refuses; WorkProblem what goes wrong in it
 */
export async function slowWork<Kind extends WorkKind>(
  kind: Kind,
  given: WorkKinds[Kind]['given'] | (() => Promise<WorkKinds[Kind]['given']>),
): Promise<WorkKinds[Kind]['done']> {
  // A connection would wait with it, and on the embedded database everybody.
  assertOutsideTransaction(kind)
  const leave = await takeTurn(turns, organisationWorkedFor())
  try {
    const thread = await takeThread()
    try {
      return await performed(thread, kind, typeof given === 'function' ? await given() : given)
    } finally {
      rest(thread)
    }
  } finally {
    leave()
  }
}

/** Waits for the owner's turn. @throws Refusal 429 or 503 where there is no room to wait */
export function takeTurn(of: FairTurns, owner: number): Promise<Leave> {
  return of.take(owner).catch((error: unknown) => {
    throw error instanceof TooBusy ? tooBusy(error) : error
  })
}

function tooBusy({ who }: TooBusy): Refusal {
  const meta = { seconds: retryAfterSeconds }
  const [status, code] = who === 'owner' ? ([429, 'busy_organisation'] as const) : ([503, 'busy_threads'] as const)
  return new Refusal(status, [{ code, meta }], undefined, retryAfterSeconds)
}

async function performed<Kind extends WorkKind>(
  thread: WorkThread,
  kind: Kind,
  given: unknown,
): Promise<WorkKinds[Kind]['done']> {
  const answer = await thread.perform(kind, given, secondsAllowed[kind]).catch((error: unknown) => {
    if (!(error instanceof WorkBroke) || error.why === 'thread') throw error
    throw new Refusal(422, [{ code: 'too_heavy' }])
  })
  if ('refused' in answer) throw new Refusal(answer.refused.status, answer.refused.causes)
  if ('problem' in answer) throw new WorkProblem(answer.problem, answer.name)
  return answer.done as WorkKinds[Kind]['done']
}

async function takeThread(): Promise<WorkThread> {
  const rested = resting.pop()
  if (rested) {
    clearTimeout(rested.goes)
    return rested.thread
  }
  const { startSlowWorker } = await import('./start-slow-worker.ts')
  return workThread(await startSlowWorker())
}

/** What was loaded for the last piece of work serves the next; then the thread and its memory go. */
function rest(thread: WorkThread): void {
  if (!thread.isAlive) return
  const goes = setTimeout(() => {
    resting.splice(
      resting.findIndex((each) => each.thread === thread),
      1,
    )
    thread.end()
  }, workRoom.idleSeconds * 1_000).unref()
  resting.push({ thread, goes })
}
