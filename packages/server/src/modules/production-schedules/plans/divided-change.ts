import {
  groupBy,
  joinPatches,
  moveRight,
  splitChange,
  type LinkChange,
  type PlanPatch,
  type ProposedChange,
} from '@tsumugi/domain/scheduling'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { openMarks } from '../../confirmed-marks/open-marks.ts'
import { linkMark } from '../proposals/mark-queries.ts'
import { planView, type PlanView } from './plan-view.ts'
import { proposalMark } from './plan-words.ts'
import { insertProposal, supersedeProposal } from '../proposals/proposal-queries.ts'
import type { StoredPlan } from './stored-plan.ts'
import { touchSchedule, writePatch } from './write-queries.ts'

/** What one organisation is asked to agree to. */
export interface OwnersPart {
  readonly ownerId: number
  readonly changes: readonly ProposedChange[]
  readonly links: readonly LinkChange[]
}

export interface DividedChange {
  readonly mine: PlanPatch
  readonly proposals: readonly OwnersPart[]
}

/** An edit by who decides on it: until the schedule is active the brand does, from then on the owner of each step. */
export function divided({ stored, reader }: PlanView, patch: PlanPatch): DividedChange {
  const { parties, plan, context } = stored
  const rightOf = ({ ownerId }: { ownerId: string }) => moveRight(parties, ownerId, String(reader))
  const { mine, theirs, theirLinks, closed } = splitChange(plan, patch, rightOf, context.calendars)
  if (closed.length > 0) throw invalid({ code: 'schedule_closed' })
  const steps = new Map(plan.steps.map((step) => [step.id, step.ownerId]))
  const decidesOn = (ownerId: string) => (parties.status === 'planned' ? parties.brandId : ownerId)
  const changes = groupBy(theirs, ({ ownerId }) => decidesOn(ownerId))
  const links = groupBy(theirLinks, ({ to }) => decidesOn(steps.get(to)!))
  const proposals = [...new Set([...changes.keys(), ...links.keys()])].map((ownerId) => ({
    ownerId: Number(ownerId),
    changes: changes.get(ownerId) ?? [],
    links: links.get(ownerId) ?? [],
  }))
  return { mine, proposals }
}

/** Writes what the mover may move, and asks the others for the rest; the caller holds the schedule. */
export async function applyDivided(
  request: TenantRequest,
  stored: StoredPlan,
  { mine, proposals }: DividedChange,
  note: string | null,
): Promise<void> {
  const { userGroupId, accountId } = request
  const scheduleId = stored.row.id
  await request.asSystem(async (system) => {
    await writePatch(system, scheduleId, mine, accountId)
    await touchSchedule(system, scheduleId, accountId)
  })
  for (const part of proposals) {
    const outcomeNow = { asker: planView(stored, userGroupId).outcome, asked: planView(stored, part.ownerId).outcome }
    const id = await request.asSystem(async (system) => {
      const older = await supersedeProposal(system, scheduleId, userGroupId, part.ownerId)
      const outcomeBefore = older?.outcome_before ?? outcomeNow
      const ownChanges = older?.own_changes ? joinPatches(older.own_changes, mine) : mine
      return insertProposal(system, { ...part, scheduleId, userGroupId, outcomeBefore, ownChanges, note, accountId })
    })
    await openMarks(request, { ...proposalMark(stored, part, request.locale), partnerIds: [part.ownerId] })
    await request.asSystem((system) => linkMark(system, id, userGroupId, part.ownerId, scheduleId))
  }
}
