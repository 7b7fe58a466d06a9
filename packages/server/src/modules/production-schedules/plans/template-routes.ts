import { contract } from '@tsumugi/contract'
import type { StepKind, TemplateStep } from '@tsumugi/domain/scheduling'
import { invalid, notFound, Refusal } from '../../../http/refusal.ts'
import { serve } from '../../../http/serve.ts'
import { changed } from '../../../records/changed.ts'
import { previewSchedule } from '../create-schedule.ts'
import { loadView } from '../load-schedule.ts'
import type { PlanView } from './plan-view.ts'
import { carrierKey } from './stored-plan.ts'
import { deleteTemplate, insertTemplate, templatesOf } from './template-queries.ts'

export const scheduleTemplateRoutes = serve(contract.scheduleTemplates)({
  async list({ database, userGroupId }) {
    const rows = await templatesOf(database, userGroupId)
    return {
      data: rows.map(({ id, name, steps, created_at }) => ({
        id,
        name,
        steps: [...steps].map(mutable),
        createdAt: created_at,
      })),
    }
  },

  preview: previewSchedule,

  async create(request, { body }) {
    const { database, userGroupId, accountId } = request
    const { name, scheduleId } = body.scheduleTemplate
    const view = await loadView(request, scheduleId)
    if (view.stored.row.user_group_id !== userGroupId) throw notFound()
    const steps = templateSteps(view)
    if (steps.length === 0) throw invalid({ code: 'template_empty', field: 'scheduleTemplate.scheduleId' })
    if ((await templatesOf(database, userGroupId)).some((each) => each.name === name))
      throw new Refusal(409, [{ code: 'duplicate_key', field: 'scheduleTemplate.name' }])
    const id = await insertTemplate(database, userGroupId, accountId, name, steps)
    await changed(request, { noun: 'schedule_template', verb: 'created', id, detail: { name } })
    return { data: { id, name } }
  },

  async delete(request, { params }) {
    const { database, userGroupId } = request
    const before = (await templatesOf(database, userGroupId)).find(({ id }) => id === params.id)
    if (!before || !(await deleteTemplate(database, userGroupId, params.id))) throw notFound()
    await changed(request, { noun: 'schedule_template', verb: 'deleted', id: params.id, detail: { name: before.name } })
    return null
  },
})

const mutable = (step: TemplateStep) => ({ ...step, after: [...step.after] })

/** The steps of a known kind, each once, with the links between them. */
function templateSteps({ plan, stored }: PlanView): TemplateStep[] {
  const byKind = new Map<StepKind, (typeof plan.steps)[number]>()
  for (const step of plan.steps) if (step.kind !== null && !byKind.has(step.kind)) byKind.set(step.kind, step)
  const kindOf = new Map([...byKind].map(([kind, { id }]) => [id, kind]))
  return [...byKind].map(([kind, step]) => {
    const owner = step.ownerId === String(stored.row.user_group_id) ? 'brand' : 'supplier'
    return {
      kind,
      owner,
      calendar: step.calendarId === carrierKey ? 'carrier' : owner,
      workdays: step.workdays,
      after: plan.links.flatMap(({ from, to, lag }) => {
        const before = kindOf.get(from)
        return to === step.id && before ? [{ kind: before, lag }] : []
      }),
      isApprovedByPartner: stored.steps.get(step.id)!.approve_by_partner,
    }
  })
}
