import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import type { Messages } from '../schedule-words/messages/ja.ts'

export const stepName = (t: Text<Messages>, { kind, name }: Pick<Procedure, 'kind' | 'name'>): string =>
  name ?? (kind === null ? '' : t(`kind.${kind}`))

/** The name of a step of the schedule by its id. */
export function stepNameOf(t: Text<Messages>, { plan }: ScheduleDetail, id: number): string {
  const step = plan.procedures.find((each) => each.id === id)
  return step ? stepName(t, step) : ''
}
