import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import type { ScheduleText } from '../schedule-words/schedule-texts.ts'

export const stepName = (t: ScheduleText, { kind, name }: Pick<Procedure, 'kind' | 'name'>): string =>
  name ?? (kind === null ? '' : t(`kind.${kind}`))

/** The name of a step of the schedule by its id. */
export function stepNameOf(t: ScheduleText, { plan }: ScheduleDetail, id: number): string {
  const step = plan.procedures.find((each) => each.id === id)
  return step ? stepName(t, step) : ''
}
