import type { StatusKind } from '@tsumugi/domain'

/** How each status of a trade and of the documents in its chain is drawn: all that a widget needs of their lifecycles. */
export const chainLooks = {
  trade_request: {
    draft: 'todo',
    requested: 'waiting',
    accepted: 'done',
    declined: 'stopped',
    withdrawn: 'stopped',
    expired: 'stopped',
  },
  trade: {
    draft: 'todo',
    inquiry: 'waiting',
    estimating: 'going',
    agreed: 'going',
    ordered: 'going',
    in_production: 'going',
    shipping: 'going',
    completed: 'done',
    cancelled: 'stopped',
    lost: 'stopped',
  },
  estimation_request: {
    draft: 'todo',
    issued: 'waiting',
    answered: 'going',
    declined: 'late',
    cancelled: 'stopped',
    closed: 'done',
  },
  estimation: {
    draft: 'todo',
    issued: 'waiting',
    accepted: 'done',
    declined: 'late',
    expired: 'stopped',
    cancelled: 'stopped',
  },
  contract: {
    draft: 'todo',
    issued: 'waiting',
    accepted: 'going',
    rejected: 'late',
    cancelled: 'stopped',
    closed: 'done',
  },
  delivery: { planned: 'todo', shipped: 'going', arrived: 'waiting', inspected: 'going', closed: 'done' },
  invoice: {
    draft: 'todo',
    issued: 'waiting',
    disputed: 'late',
    confirmed: 'going',
    approved: 'done',
    void: 'stopped',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StatusKind>>>>
