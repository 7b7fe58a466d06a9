/** What a person does to a plan; days are working days of the step's calendar, negative for earlier or shorter. */
export type PlanOperation =
  /** `chain` moves all that follows along, by as many days of its own calendar each. */
  | { readonly kind: 'move'; readonly step: string; readonly days: number; readonly chain: boolean }
  | { readonly kind: 'resize'; readonly step: string; readonly edge: 'start' | 'end'; readonly days: number }
  | { readonly kind: 'link'; readonly from: string; readonly to: string; readonly lag: number }
  | { readonly kind: 'set_lag'; readonly from: string; readonly to: string; readonly lag: number }
  | { readonly kind: 'unlink'; readonly from: string; readonly to: string }

/** An operation on the days of one step, and one on a link. */
export type DatesOperation = Extract<PlanOperation, { kind: 'move' | 'resize' }>
export type LinkOperation = Exclude<PlanOperation, DatesOperation>

/** What is asked of a key press; the modifiers as the browser names them. */
export interface PlanKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const arrowDays: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows move a step by a day, Shift and arrows the whole chain, Alt and arrows its end; null for any other key. */
export function operationByKey({ key, shiftKey, altKey }: PlanKey, step: string): PlanOperation | null {
  const days = arrowDays[key]
  if (days === undefined) return null
  return altKey ? { kind: 'resize', step, edge: 'end', days } : { kind: 'move', step, days, chain: shiftKey }
}
