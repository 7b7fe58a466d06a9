import type { Locale } from '@tsumugi/domain'
import { cycleForReader, type OperationRefusal } from '@tsumugi/domain/scheduling'
import { invalid, type Cause, type Refusal } from '../../../http/refusal.ts'
import type { PlanView } from './plan-view.ts'
import { stepWords } from './plan-words.ts'

const codes: Readonly<Record<OperationRefusal['code'], Cause['code']>> = {
  step_unknown: 'not_found',
  step_settled: 'step_settled',
  step_started: 'step_started',
  step_too_short: 'step_too_short',
  link_missing: 'link_missing',
  link_unknown_step: 'not_found',
  link_to_itself: 'link_to_itself',
  link_twice: 'link_twice',
  link_lag: 'invalid',
  link_cycle: 'link_cycle',
}

/** Steps that the reader does not see are a dash in a circle, so that nothing of them is told (domain §4.11). */
export function operationRefusal(
  view: PlanView,
  { code, steps }: OperationRefusal,
  at: number,
  locale: Locale,
): Refusal {
  const seen = new Set(view.plan.steps.map(({ id }) => id))
  const names = cycleForReader(steps, (id) => seen.has(id)).map((id) =>
    id === null ? '—' : stepWords(view.stored.steps.get(id)!, locale),
  )
  const field = `operations.${at}`
  return invalid(
    code === 'link_cycle'
      ? { code: codes[code], field, meta: { steps: names.join(' → ') } }
      : { code: codes[code], field },
  )
}
