import { lifecycle } from '../../documents/lifecycle.ts'

/**
 * The life of a production schedule (domain §3.4); its author is the brand. Until it is active the brand sets all steps,
 * so either side may make it so: the partner by accepting it, the brand by beginning.
 */
export const scheduleLifecycle = lifecycle(
  { planned: 'todo', active: 'going', on_hold: 'waiting', completed: 'done', cancelled: 'stopped' },
  {
    activate: { from: ['planned'], to: 'active', by: 'either' },
    hold: { from: ['active'], to: 'on_hold', by: 'author', reason: true },
    resume: { from: ['on_hold'], to: 'active', by: 'author' },
    complete: { from: ['active'], to: 'completed', by: 'author' },
    reopen: { from: ['completed'], to: 'active', by: 'author', reason: true },
    cancel: { from: ['planned', 'active', 'on_hold'], to: 'cancelled', by: 'author', reason: true },
  },
)

export const scheduleStatuses = scheduleLifecycle.statuses
export type ScheduleStatus = (typeof scheduleStatuses)[number]
export type ScheduleTransition = keyof typeof scheduleLifecycle.transitions

/** No step of such a schedule is planned or reported any more. */
export const isScheduleClosed = (status: ScheduleStatus): boolean => status === 'completed' || status === 'cancelled'
