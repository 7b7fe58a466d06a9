import { writesSchedules } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { groupBy } from '@tsumugi/domain/scheduling'
import type { Cause } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { attempt } from '../../../records/attempt.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { addToSchedule } from './add-to-schedule.ts'
import { refused, type Addition, type Added, type Outcome, type PlacedAddition, type StepsOwner } from './addition.ts'
import { makeWithSteps } from './make-with-steps.ts'
import { phaseMeant, phasesNamed } from './phases-named.ts'

interface Written {
  readonly added: Added[]
  readonly causes: Cause[]
  /** Whether anything was written. */
  readonly isChanged: boolean
}

/**
 * Steps that a file names and no schedule has: added to the schedule of their phase, or with the schedule that is made for
 * it. Each is tried, so that all that is wrong is told; what is written beside a fault is the caller's to undo.
 */
export async function writeAdditions(
  request: TenantRequest,
  additions: readonly Addition[],
  owner: StepsOwner,
): Promise<Written> {
  if (additions.length === 0) return { added: [], causes: [], isChanged: false }
  const { database, userGroupId } = request
  const phases = await phasesNamed(
    database,
    userGroupId,
    additions.map(({ style }) => style),
  )
  const outcomes = new Map<number, Outcome>()
  const placed: PlacedAddition[] = []
  for (const [at, addition] of additions.entries()) {
    const phase = phaseMeant(addition, phases)
    if ('code' in phase) outcomes.set(at, { added: null, causes: [{ ...phase, field: `additions.${at}` }] })
    else placed.push({ at, addition, phase })
  }
  for (const rows of inOrder(placed))
    for (const [at, outcome] of await ofPhase(request, rows, owner)) outcomes.set(at, outcome)
  const all = additions.map((_, at) => outcomes.get(at)!)
  return {
    added: all.map(({ added }) => added),
    causes: all.flatMap(({ causes }) => causes),
    isChanged: all.some(({ added }) => added !== null && added.outcome !== 'same'),
  }
}

/** By phase, in the order of their schedules, so that two who add to the same ones never hold each other up. */
const inOrder = (placed: readonly PlacedAddition[]) =>
  [...groupBy(placed, ({ phase }) => phase.id).values()].toSorted(
    ([one], [other]) =>
      (one!.phase.scheduleId ?? Infinity) - (other!.phase.scheduleId ?? Infinity) || one!.phase.id - other!.phase.id,
  )

async function ofPhase(
  request: TenantRequest,
  rows: readonly PlacedAddition[],
  owner: StepsOwner,
): Promise<ReadonlyMap<number, Outcome>> {
  const { scheduleId } = rows[0]!.phase
  if (scheduleId !== null) return addAll(request, rows, scheduleId, owner)
  if (admits(request.asker.user, writesSchedules))
    return makeWithSteps(request, rows, await todayOf(request.database, request.userGroupId), owner)
  return new Map(
    rows.map((row) => [row.at, refused(row, { code: 'schedule_missing', meta: { style: row.addition.style } })]),
  )
}

async function addAll(
  request: TenantRequest,
  rows: readonly PlacedAddition[],
  scheduleId: number,
  owner: StepsOwner,
): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  for (const row of rows) {
    const cause = await attempt(request, async () => {
      outcomes.set(row.at, await addToSchedule(request, row, { scheduleId, owner, outcome: 'add' }))
    })
    if (cause) outcomes.set(row.at, refused(row, cause))
  }
  return outcomes
}
