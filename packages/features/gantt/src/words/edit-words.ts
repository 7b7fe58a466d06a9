import type { ChartPlan } from '../chart-model/chart-plan.ts'
import type { EditSummary } from '../editing/edit-draft.ts'
import type { EditRefusal } from '../editing/plan-edit.ts'
import { runText } from './day-text.ts'
import type { GanttText } from './gantt-texts.ts'
import { signed } from './signed.ts'

const nameOf = ({ model, editable }: ChartPlan, id: string) =>
  model.steps[editable.network.indexOf.get(id)!]?.name ?? id

/** What an edit comes to, in a sentence: old and new days, float, and whom it touches. */
export const editWords = (chart: ChartPlan, summary: EditSummary, t: GanttText): string =>
  headWords(chart, summary, t) + reachWords(summary, t)

function headWords(chart: ChartPlan, { operation, before, after }: EditSummary, t: GanttText): string {
  if ('from' in operation) {
    const [from, to] = [nameOf(chart, operation.from), nameOf(chart, operation.to)]
    return t(operation.kind === 'unlink' ? 'said.unlinked' : 'said.linked', { from, to })
  }
  return t('said.moved', {
    name: nameOf(chart, operation.step),
    before: runText(before, t.locale),
    after: runText(after, t.locale),
  })
}

const reachWords = ({ float, others, theirs }: EditSummary, t: GanttText): string =>
  [
    float === null ? '' : t('said.float', { days: signed(float) }),
    others > 0 ? t('said.others', { count: others }) : '',
    theirs > 0 ? t('said.theirs', { count: theirs }) : '',
  ].join('')

/** Why an edit is not possible, and what to do. */
export function refusalWords(chart: ChartPlan, { code, steps }: EditRefusal, t: GanttText): string {
  const names = steps.map((id) => nameOf(chart, id))
  return t(`refused.${code}`, { name: names[0] ?? '', way: names.join(' → ') })
}
