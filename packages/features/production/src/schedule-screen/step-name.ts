import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import type { ScheduleText } from '../schedule-words/schedule-texts.ts'

export const stepName = (t: ScheduleText, { word, name }: Pick<Procedure, 'word' | 'name'>): string =>
  name ?? (word === null ? '' : t(`kind.${word}`))

/** The name of a step of the schedule by its id. */
export function stepNameOf(t: ScheduleText, { plan }: ScheduleDetail, id: number): string {
  const step = plan.procedures.find((each) => each.id === id)
  return step ? stepName(t, step) : ''
}
