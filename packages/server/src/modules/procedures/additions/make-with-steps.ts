import type { BusinessDate } from '@tsumugi/domain'
import {
  linkFaults,
  scheduleTemplates,
  type DateSpan,
  type StepKind,
  type TemplateStep,
} from '@tsumugi/domain/scheduling'
import { invalid, type Cause } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { attempt } from '../../../records/attempt.ts'
import { makeSchedule, type StepsGiven } from '../../production-schedules/create-schedule.ts'
import { heldPlan } from '../../production-schedules/load-schedule.ts'
import { addToSchedule } from './add-to-schedule.ts'
import {
  fieldOf,
  isNamed,
  refused,
  stepMeant,
  type Addition,
  type Outcome,
  type PlacedAddition,
  type StepsOwner,
} from './addition.ts'
import { reportActual } from './report-actual.ts'
import { daysOfStep, isPlanned, type StepDays } from './step-days.ts'

type KnownStep = PlacedAddition & { readonly addition: { readonly kind: StepKind } }
const isKnown = (each: PlacedAddition): each is KnownStep => each.addition.kind !== null

/**
 * The schedule of a phase that has none, made of the rows of a file: steps of a known kind as those of a template, with the
 * file's days; the others are added to it one by one.
 */
export async function makeWithSteps(
  request: TenantRequest,
  rows: readonly PlacedAddition[],
  today: BusinessDate,
  owner: StepsOwner,
): Promise<Map<number, Outcome>> {
  const known = rows.filter(isKnown)
  const read = new Map<number, StepDays>()
  const outcomes = new Map<number, Outcome>()
  let scheduleId = 0
  const cause = await attempt(request, async () => {
    const given = stepsGiven(rows, known, today, (at, outcome) =>
      'planned' in outcome ? read.set(at, outcome) : outcomes.set(at, outcome),
    )
    scheduleId = await makeSchedule(request, rows[0]!.phase.id, { from: today }, given)
  })
  if (cause) return new Map(rows.map((each) => [each.at, refused(each, cause)]))
  for (const each of known.filter(({ at }) => read.has(at)))
    outcomes.set(each.at, await reportKnown(request, each, scheduleId, read.get(each.at)!))
  for (const each of rows.filter((row) => !isKnown(row)))
    outcomes.set(each.at, await addNamed(request, each, { scheduleId, owner, known, read }))
  return outcomes
}

/** What a step of a known kind is in a schedule of this kind, else in any. */
function usualStep(kind: StepKind, phase: keyof typeof scheduleTemplates): TemplateStep {
  const templates = [scheduleTemplates[phase], scheduleTemplates.bulk, scheduleTemplates.sample1]
  return templates.flat().find((step) => step.kind === kind)!
}

const stepsGiven =
  (
    rows: readonly PlacedAddition[],
    known: readonly KnownStep[],
    today: BusinessDate,
    tell: (at: number, outcome: StepDays | Outcome) => void,
  ): StepsGiven =>
  ({ phase: { deliveryDue, kind: phaseKind } }, calendarOf) => {
    const planned = new Map<StepKind, DateSpan>()
    const steps: (TemplateStep & { readonly row: KnownStep })[] = []
    for (const row of known) {
      const { addition } = row
      const usual = usualStep(addition.kind, phaseKind)
      const around = deliveryDue ?? today
      const days = daysOfStep(addition, fieldOf(row), around, calendarOf(usual.calendar), usual.workdays)
      const unknown = unknownPredecessor(addition, rows)
      if (planned.has(addition.kind)) tell(row.at, refused(row, there(addition)))
      else if (unknown) tell(row.at, refused(row, { code: 'predecessor_unknown', meta: { step: unknown.step } }))
      else if (isPlanned(days)) {
        planned.set(addition.kind, days.planned)
        steps.push({ ...usual, workdays: days.workdays, after: [], row })
        tell(row.at, days)
      } else tell(row.at, { added: null, causes: days })
    }
    const template = steps.map(({ row, ...step }) => ({ ...step, after: linksOf(row.addition, planned) }))
    assertOrder(template)
    return { template, planned }
  }

const there = ({ style, step }: Addition): Cause => ({ code: 'step_there', meta: { style, step } })

const nameOf = ({ kind, step }: Addition) => ({ kind, name: kind === null ? step : null })

/** What a row waits for by name and no row of its style is; what stands before it is always one. */
const unknownPredecessor = ({ after, isInOrder }: Addition, rows: readonly PlacedAddition[]) =>
  isInOrder ? undefined : after.find((named) => !rows.some(({ addition }) => isNamed(named, nameOf(addition))))

/** Steps of known kinds that it waits for; those of other names are linked once they are added. */
function linksOf({ after, isInOrder, kind }: Addition, planned: ReadonlyMap<StepKind, DateSpan>) {
  const { start } = planned.get(kind!)!
  const kinds = new Set(after.flatMap((each) => (each.kind && planned.has(each.kind) ? [each.kind] : [])))
  return [...kinds]
    .filter((each) => !isInOrder || planned.get(each)!.end < start)
    .map((each) => ({ kind: each, lag: 0 }))
}

function assertOrder(template: readonly TemplateStep[]): void {
  const steps = template.map(({ kind, workdays, calendar }) => ({ id: kind, workdays, calendarId: calendar }))
  const links = template.flatMap(({ kind, after }) =>
    after.map((each) => ({ from: each.kind, to: kind, lag: each.lag })),
  )
  const [fault] = linkFaults(steps, links)
  if (fault)
    throw invalid({ code: fault.code === 'link_cycle' ? 'link_cycle' : 'link_to_itself', meta: { steps: '—' } })
}

async function reportKnown(
  request: TenantRequest,
  placed: KnownStep,
  scheduleId: number,
  days: StepDays,
): Promise<Outcome> {
  const stored = await heldPlan(request, scheduleId)
  const { id, owner_group_id: ownerId } = stepMeant(stored, request.userGroupId, placed.addition)!
  const causes = await reportActual(request, placed, { id, ownerId }, days.actual)
  const added = { outcome: 'make' as const, styleNo: placed.phase.styleNo, planned: { ...days.planned } }
  return { added, causes: [...days.faults, ...causes] }
}

interface Made {
  readonly scheduleId: number
  readonly owner: StepsOwner
  readonly known: readonly KnownStep[]
  readonly read: ReadonlyMap<number, StepDays>
}

/** A step of the file's own, with the steps of known kinds that wait for it. */
async function addNamed(request: TenantRequest, placed: PlacedAddition, { scheduleId, owner, known, read }: Made) {
  const waiting = known.filter(
    ({ at, addition }) => read.has(at) && addition.after.some((each) => isNamed(each, nameOf(placed.addition))),
  )
  let outcome: Outcome | undefined
  const cause = await attempt(request, async () => {
    const stored = await heldPlan(request, scheduleId)
    const before = ({ end }: DateSpan) =>
      waiting
        .filter(({ at, addition }) => !addition.isInOrder || end < read.get(at)!.planned.start)
        .map(({ addition }) => stepMeant(stored, request.userGroupId, addition)!.id)
    outcome = await addToSchedule(request, placed, { scheduleId, owner, outcome: 'make', before })
  })
  return cause ? refused(placed, cause) : outcome!
}
