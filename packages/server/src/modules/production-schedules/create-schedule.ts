import type { contract, InputOf, ReplyOf } from '@tsumugi/contract'
import {
  planBothWays,
  scheduleFromTemplate,
  scheduleTemplates,
  stepNetwork,
  stepWord,
  type Calendars,
  type DateSpan,
  type GoodsConstruction,
  type SchedulePlan,
  type StepKind,
  type TemplateCalendar,
  type TemplateStep,
  type TwoWaySpan,
  type WorkingCalendar,
} from '@tsumugi/domain/scheduling'
import type { BusinessDate, PhaseKind } from '@tsumugi/domain'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { holdPhase, phaseOf, type PhaseRow } from '../productions/queries/phase-queries.ts'
import { heldPlan, loadSchedule, scheduleChanged } from './load-schedule.ts'
import { carrierKey } from './plans/stored-plan.ts'
import { ownTemplate } from './plans/template-queries.ts'
import { gapsOf } from './schedule-holidays.ts'
import { carrierCalendar, companyDays, type CompanyDays } from './plans/work-calendar-queries.ts'
import { constructionOf, insertSchedule, insertSteps, scheduleOfPhase, type NewStep } from './plans/write-queries.ts'

type Schedules = (typeof contract)['productionSchedules']
type Templates = (typeof contract)['scheduleTemplates']
type NewSchedule = InputOf<Schedules['create']>['body']['productionSchedule']

/** What a schedule would begin with, before anything of it is kept. */
interface Beginning {
  readonly phase: PhaseRow
  readonly template: readonly TemplateStep[]
  readonly construction: GoodsConstruction
  readonly plan: SchedulePlan
  readonly calendars: Calendars
  readonly companies: ReadonlyMap<number, CompanyDays>
  /** Where the brand is. */
  readonly today: BusinessDate
}

/** Backward from the due date or forward from a day; of both, forward, and the float to the due date shows itself. */
export async function createSchedule(request: TenantRequest, { params, body }: InputOf<Schedules['create']>) {
  return { data: await loadSchedule(request, await makeSchedule(request, params.phaseId, body.productionSchedule)) }
}

/** Steps with their days, where they are not those of a template: `calendarOf` is by which days each side works. */
export type StepsGiven = (
  phase: PhaseRow,
  calendarOf: (side: TemplateCalendar) => WorkingCalendar,
) => { readonly template: readonly TemplateStep[]; readonly planned: ReadonlyMap<StepKind, DateSpan> }

/** Makes the schedule of a phase of one's own that has none; answers its id. */
export async function makeSchedule(
  request: TenantRequest,
  phaseId: number,
  asked: NewSchedule,
  given?: StepsGiven,
): Promise<number> {
  const { userGroupId } = request
  const { phase, template, construction, plan } = await beginning(request, phaseId, asked, given)
  const id = await request.asSystem(async (system) => {
    const scheduleId = await insertSchedule(system, userGroupId, phase.id, construction, request.accountId)
    await insertSteps(system, scheduleId, newSteps(plan, template), plan.links, request.accountId)
    return scheduleId
  })
  const stored = await heldPlan(request, id)
  const detail = { styleNo: phase.style_no, kind: phase.phase.kind }
  await scheduleChanged(request, stored, { noun: 'production_schedule', verb: 'created', id, detail })
  return id
}

/** The same without keeping it: every step with its days and the float to the due date (domain §3.4). */
export async function previewSchedule(
  request: TenantRequest,
  { params, body }: InputOf<Templates['preview']>,
): Promise<ReplyOf<Templates['preview']>> {
  const asked = body.productionSchedule
  const begun = await beginning(request, params.phaseId, asked)
  const { phase, template, construction, plan, calendars, today } = begun
  const due = asked.due ?? phase.phase.deliveryDue
  const network = stepNetwork(plan.steps, plan.links, calendars)
  const both = due ? planBothWays(network, asked.from ?? today, due) : new Map<string, TwoWaySpan>()
  const floats = [...both.values()].map(({ totalFloat }) => totalFloat)
  const days = plan.steps.map(({ planned }) => planned)
  return {
    data: {
      steps: plan.steps.map(({ id, planned }, at) => ({
        kind: template[at]!.kind,
        word: stepWord(template[at]!.kind, construction),
        owner: template[at]!.owner,
        planned: { ...planned },
        totalFloat: both.get(id)?.totalFloat ?? null,
      })),
      startsOn: days.map(({ start }) => start).toSorted()[0]!,
      endsOn: days
        .map(({ end }) => end)
        .toSorted()
        .at(-1)!,
      totalFloat: floats.length > 0 ? Math.min(...floats) : null,
      today,
      holidayGaps: gapsOf(companySpans(begun)),
    },
  }
}

const companySpans = ({ plan, companies }: Beginning) =>
  plan.steps
    .filter(({ calendarId }) => calendarId !== carrierKey)
    .map(({ ownerId, planned }) => ({ company: companies.get(Number(ownerId))!, span: planned }))

async function beginning(
  request: TenantRequest,
  phaseId: number,
  asked: NewSchedule,
  given?: StepsGiven,
): Promise<Beginning> {
  const { database, userGroupId } = request
  if (!(await holdPhase(database, userGroupId, phaseId))) throw notFound()
  const phase = (await phaseOf(database, userGroupId, phaseId))!
  const there = await request.asSystem((system) => scheduleOfPhase(system, phase.id))
  if (there !== undefined) throw new Refusal(409, [{ code: 'schedule_there' }])
  // Nobody else is asked for steps of a phase that nobody makes yet: they are the brand's until somebody does.
  const ownerIds = { brand: String(userGroupId), supplier: String(phase.supplier_group_id ?? userGroupId) }
  const companies = await request.asSystem((system) => companyDays(system, Object.values(ownerIds).map(Number)))
  const calendars = new Map([
    [carrierKey, carrierCalendar],
    ...[...companies.values()].map(({ id, working }) => [String(id), working] as const),
  ])
  const calendarIds = { ...ownerIds, carrier: carrierKey }
  const steps = given?.(phase, (side) => calendars.get(calendarIds[side])!)
  const template = steps?.template ?? (await templateOf(request, asked, phase.phase.kind))
  const plan = scheduleFromTemplate(
    template,
    { scheduleId: 'new', ownerIds, calendarIds, idOf: (kind) => kind },
    asked.from ? { from: asked.from } : { due: asked.due! },
    calendars,
  )
  const known = asked.construction ?? (await request.asSystem((system) => constructionOf(system, phase.id)))
  const { today } = companies.get(userGroupId)!
  const planned = steps ? plannedAs(plan, steps.planned) : plan
  return { phase, template, construction: known ?? 'cloth', plan: planned, calendars, companies, today }
}

async function templateOf(
  { database, userGroupId }: TenantRequest,
  { templateId, standard }: NewSchedule,
  kind: PhaseKind,
): Promise<readonly TemplateStep[]> {
  const template = templateId
    ? await ownTemplate(database, userGroupId, templateId)
    : scheduleTemplates[standard ?? kind]
  if (!template) throw invalid({ code: 'not_found', field: 'productionSchedule.templateId' })
  return template
}

const plannedAs = ({ steps, links }: SchedulePlan, days: ReadonlyMap<StepKind, DateSpan>): SchedulePlan => ({
  steps: steps.map((step) => ({ ...step, planned: (step.kind && days.get(step.kind)) ?? step.planned })),
  links,
})

const newSteps = ({ steps }: SchedulePlan, template: readonly TemplateStep[]): NewStep[] =>
  steps.map((step, at) => ({
    key: step.id,
    ownerId: Number(step.ownerId),
    kind: step.kind,
    name: null,
    carrier: step.calendarId === carrierKey,
    workdays: step.workdays,
    planned: step.planned,
    shared: true,
    approveByPartner: template[at]!.isApprovedByPartner,
  }))
