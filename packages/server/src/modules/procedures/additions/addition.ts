import type { contract, InputOf, ReplyOf } from '@tsumugi/contract'
import { nameKey } from '@tsumugi/domain/scheduling'
import type { Cause } from '../../../http/refusal.ts'
import type { StepRow } from '../../production-schedules/plans/plan-queries.ts'
import { isShownTo } from '../../production-schedules/plans/plan-view.ts'
import type { StoredPlan } from '../../production-schedules/plans/stored-plan.ts'
import type { PhaseNamed } from './phases-named.ts'

type Change = (typeof contract)['procedures']['change']
export type Addition = NonNullable<InputOf<Change>['body']['additions']>[number]
export type StepsOwner = InputOf<Change>['body']['owner']
export type Added = ReplyOf<Change>['data']['added'][number]

/** An addition by its place in the call, with the phase it is of. */
export interface PlacedAddition {
  readonly at: number
  readonly addition: Addition
  readonly phase: PhaseNamed
}

/** What came of one: faults of single days leave the rest of it standing. */
export interface Outcome {
  readonly added: Added
  readonly causes: readonly Cause[]
}

export const fieldOf = ({ at }: PlacedAddition): string => `additions.${at}`
export const refused = (placed: PlacedAddition, ...causes: Cause[]): Outcome => ({
  added: null,
  causes: causes.map((cause) => ({ ...cause, field: fieldOf(placed) })),
})

type Named = Pick<Addition, 'step' | 'kind'>
export const isNamed = ({ step, kind }: Named, other: { kind: Named['kind']; name: string | null }): boolean =>
  other.name === null ? kind !== null && other.kind === kind : nameKey(other.name) === nameKey(step)

/** The step of a schedule that a file means, as far as the reader sees it. */
export const stepMeant = ({ steps }: StoredPlan, reader: number, named: Named): StepRow | undefined =>
  [...steps.values()].find((row) => isShownTo(row, reader) && isNamed(named, row))
