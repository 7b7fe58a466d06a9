import { lifecycle } from '../../documents/lifecycle.ts'

/**
 * The life of a step (domain §3.4). Its author is the side that owns it: nobody else reports what was done. Work that is
 * told only when it is finished goes from `todo` to `done` at once.
 */
export const stepLifecycle = lifecycle(
  { todo: 'todo', doing: 'going', done: 'done', skipped: 'stopped' },
  {
    start: { from: ['todo'], to: 'doing', by: 'author' },
    finish: { from: ['todo', 'doing'], to: 'done', by: 'author' },
    skip: { from: ['todo', 'doing'], to: 'skipped', by: 'author', reason: true },
    reopen: { from: ['done'], to: 'doing', by: 'author', reason: true },
    /** Takes back a start that was reported by mistake. */
    unstart: { from: ['doing'], to: 'todo', by: 'author' },
    /** Puts a step that was left out back into the plan. */
    restore: { from: ['skipped'], to: 'todo', by: 'author', reason: true },
  },
)

export const procedureStatuses = stepLifecycle.statuses
export type ProcedureStatus = (typeof procedureStatuses)[number]
export type ProcedureTransition = keyof typeof stepLifecycle.transitions

/** Nothing more is expected of such a step. */
export const isSettled = (status: ProcedureStatus): boolean => status === 'done' || status === 'skipped'
