import type { contract, InputOf } from '@tsumugi/contract'
import {
  scheduleFromTemplate,
  scheduleTemplates,
  type PlanAnchor,
  type SchedulePlan,
  type TemplateStep,
} from '@tsumugi/domain/scheduling'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { holdPhase, phaseOf, type PhaseRow } from '../productions/phase-queries.ts'
import { heldPlan, loadSchedule, scheduleChanged } from './load-schedule.ts'
import { carrierKey } from './plans/stored-plan.ts'
import { ownTemplate } from './plans/template-queries.ts'
import { carrierCalendar, companyDays } from './plans/work-calendar-queries.ts'
import { insertSchedule, insertSteps, scheduleOfPhase, type NewStep } from './plans/write-queries.ts'

type Inputs = (typeof contract)['productionSchedules']

/** Backward from the due date or forward from a day; of both, forward, and the float to the due date shows itself. */
export async function createSchedule(request: TenantRequest, { params, body }: InputOf<Inputs['create']>) {
  const { database, userGroupId } = request
  const { templateId, from, due } = body.productionSchedule
  if (!(await holdPhase(database, userGroupId, params.phaseId))) throw notFound()
  const phase = (await phaseOf(database, userGroupId, params.phaseId))!
  const there = await request.asSystem((system) => scheduleOfPhase(system, phase.id))
  if (there !== undefined) throw new Refusal(409, [{ code: 'schedule_there' }])
  const template = templateId
    ? await ownTemplate(database, userGroupId, templateId)
    : scheduleTemplates[phase.phase.kind]
  if (!template) throw invalid({ code: 'not_found', field: 'productionSchedule.templateId' })
  const plan = await planned(request, phase, template, from ? { from } : { due: due! })
  const id = await request.asSystem(async (system) => {
    const scheduleId = await insertSchedule(system, userGroupId, phase.id, request.accountId)
    await insertSteps(system, scheduleId, newSteps(plan, template), plan.links, request.accountId)
    return scheduleId
  })
  const stored = await heldPlan(request, id)
  const detail = { styleNo: phase.style_no, kind: phase.phase.kind }
  await scheduleChanged(request, stored, { noun: 'production_schedule', verb: 'created', id, detail })
  return { data: await loadSchedule(request, id) }
}

/** Nobody else is asked for steps of a phase that nobody makes yet: they are the brand's until somebody does. */
async function planned(
  request: TenantRequest,
  phase: PhaseRow,
  template: readonly TemplateStep[],
  anchor: PlanAnchor,
): Promise<SchedulePlan> {
  const brand = phase.user_group_id
  const supplier = phase.supplier_group_id ?? brand
  const companies = await request.asSystem((system) => companyDays(system, [brand, supplier]))
  const calendars = new Map([
    [carrierKey, carrierCalendar],
    ...[...companies.values()].map(({ id, working }) => [String(id), working] as const),
  ])
  const ownerIds = { brand: String(brand), supplier: String(supplier) }
  return scheduleFromTemplate(
    template,
    { scheduleId: 'new', ownerIds, calendarIds: { ...ownerIds, carrier: carrierKey }, idOf: (kind) => kind },
    anchor,
    calendars,
  )
}

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
