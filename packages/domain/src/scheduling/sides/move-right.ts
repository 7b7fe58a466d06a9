import { isScheduleClosed, type ScheduleStatus } from '../status/schedule-lifecycle.ts'

/** `propose`: the change waits, as a confirmed mark, until the owner of the step agrees. `none`: not even that. */
export const moveRights = ['move', 'propose', 'none'] as const
export type MoveRight = (typeof moveRights)[number]

export interface ScheduleParties {
  readonly status: ScheduleStatus
  readonly brandId: string
  /** Every company that works on it, the brand among them. */
  readonly partyIds: readonly string[]
}

/**
 * What a company may do with a step of another or its own (domain §6, readings of 2026-11-22): until the schedule is
 * active the brand sets all steps; from then on each side moves its own, the brand too, and proposes for the others.
 */
export function moveRight({ status, brandId, partyIds }: ScheduleParties, ownerId: string, actorId: string): MoveRight {
  if (isScheduleClosed(status) || !partyIds.includes(actorId)) return 'none'
  const setsIt = status === 'planned' ? brandId : ownerId
  return actorId === setsIt ? 'move' : 'propose'
}
