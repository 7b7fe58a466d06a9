import { applyPatch, splitChange, type PlanPatch, type ProposedChange } from '@tsumugi/domain/scheduling'
import type { GanttModel, GanttProposal, GanttStep } from '../chart-model/gantt-model.ts'

/** A patch by whose steps it moves, as the reader of a model may move them. */
export const splitPatch = ({ steps, links, calendars }: GanttModel, patch: PlanPatch) =>
  splitChange({ steps, links }, patch, (step) => (step as GanttStep).right, calendars)

/** A model as it will be: what its reader may move has moved, what belongs to somebody else is asked for. */
export function editedModel(model: GanttModel, patch: PlanPatch, by: string): GanttModel {
  const { mine, theirs } = splitPatch(model, patch)
  const plan = applyPatch({ steps: model.steps, links: model.links }, mine)
  const asked = new Set(theirs.map(({ id }) => id))
  return {
    ...model,
    steps: plan.steps as GanttModel['steps'],
    links: plan.links,
    proposals: [
      ...model.proposals.filter(({ stepId }) => !asked.has(stepId)),
      ...theirs.map((change) => draftProposal(change, by)),
    ],
  }
}

/** Not sent yet. */
const draftProposal = ({ id, after, days }: ProposedChange, by: string): GanttProposal => ({
  id: `draft-${id}`,
  stepId: id,
  dates: after.planned,
  days,
  by,
})
