import { lifecycle, transitionRefusal, type TransitionRefusal } from '../documents/lifecycle.ts'

/** How a version of a cost sheet lives (domain §3.5): what is ordered is locked, a new version copies. */
export const costSheetLifecycle = lifecycle(
  { draft: 'todo', submitted: 'waiting', approved: 'done', ordered: 'done', archived: 'stopped' },
  {
    submit: { from: ['draft'], to: 'submitted', by: 'issuer' },
    withdraw: { from: ['submitted'], to: 'draft', by: 'issuer' },
    approve: { from: ['submitted'], to: 'approved', by: 'issuer', powerUser: true },
    order: { from: ['approved'], to: 'ordered', by: 'issuer' },
    archive: { from: ['draft', 'approved', 'ordered'], to: 'archived', by: 'issuer' },
  },
)
export type CostSheetStatus = (typeof costSheetLifecycle.statuses)[number]
export type CostSheetMove = keyof typeof costSheetLifecycle.transitions
export const costSheetStatuses = costSheetLifecycle.statuses as readonly [CostSheetStatus, ...CostSheetStatus[]]
export const costSheetMoves = Object.keys(costSheetLifecycle.transitions) as [CostSheetMove, ...CostSheetMove[]]

/** Why a version cannot be moved: a lifecycle's own reasons, or that a line has no price or rate, or that it has none. */
export type CostSheetRefusal = TransitionRefusal | 'cost_lines_needed' | 'cost_price_missing'

export interface MovingSheet {
  readonly status: CostSheetStatus
  readonly lines: number
  /** Lines that cannot be counted. */
  readonly missing: number
}

/** Why a move is closed to who asks, or null where it is open. */
export function costSheetRefusal(move: CostSheetMove, sheet: MovingSheet, powerUser: boolean): CostSheetRefusal | null {
  const { status, lines, missing } = sheet
  const side = 'issuer'
  const refusal = transitionRefusal(costSheetLifecycle.transitions[move], { status, side, author: side, powerUser })
  if (refusal !== null || move !== 'submit') return refusal
  if (lines === 0) return 'cost_lines_needed'
  return missing > 0 ? 'cost_price_missing' : null
}

/** Only a draft changes; from then on what was decided about stands. */
export const isCostSheetOpen = (status: CostSheetStatus): boolean => status === 'draft'

/** How far a line that was opened to a supplier is. */
export const costLineRequestStatuses = ['open', 'answered', 'taken', 'closed'] as const
export type CostLineRequestStatus = (typeof costLineRequestStatuses)[number]

/** A supplier answers, and corrects its answer, until it is taken over or taken back. */
export const mayAnswer = (status: CostLineRequestStatus): boolean => status === 'open' || status === 'answered'
