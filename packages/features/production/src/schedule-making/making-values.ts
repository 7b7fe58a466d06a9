import type { Phase, ScheduleDetail } from '@tsumugi/contract'
import type { PhaseKind } from '@tsumugi/domain'
import type { GoodsConstruction } from '@tsumugi/domain/scheduling'
import type { NewSchedule } from './making-queries.ts'

export const directions = ['backward', 'forward', 'both'] as const
export type Direction = (typeof directions)[number]

export interface MakingValues {
  /** `own.7`: one of the company's own; `standard.bulk`: one of everybody's. */
  template: string
  direction: Direction
  from: string
  due: string
  construction: GoodsConstruction
}

/** Backward from the delivery where there is one, else forward from the day that is given. */
export const beginningValues = (
  { kind, deliveryDue }: Phase,
  today: string,
  construction: GoodsConstruction,
): MakingValues => ({
  template: `standard.${kind}`,
  direction: deliveryDue ? 'backward' : 'forward',
  from: today,
  due: deliveryDue ?? '',
  construction,
})

/** Of both a schedule is planned forward, and its due date says how much float there is. */
export function newScheduleOf({ template, direction, from, due, construction }: MakingValues): NewSchedule {
  const [of, which] = template.split('.') as ['own' | 'standard', string]
  return {
    ...(of === 'own' ? { templateId: Number(which) } : { standard: which as PhaseKind }),
    from: direction === 'backward' ? null : from || null,
    due: direction === 'forward' ? null : due || null,
    construction,
  }
}

export const lacks = ({ direction, from, due }: MakingValues) => ({
  from: direction !== 'backward' && !from,
  due: direction !== 'forward' && !due,
})

/** A schedule is made and then changed elsewhere: nothing of it comes back into the form. */
export const valuesOfMade = ({ construction }: ScheduleDetail): MakingValues => ({
  template: 'standard.bulk',
  direction: 'backward',
  from: '',
  due: '',
  construction,
})
