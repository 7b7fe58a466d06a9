import type { DocumentKind } from '@tsumugi/contract'
import type { RouteName } from '@tsumugi/navigation'

/** How documents of one kind stand on a board. */
export interface BoardDefinition {
  readonly kind: DocumentKind
  /** The page of the list, and of one of them. */
  readonly list: Extract<RouteName, 'trades' | 'tradeRequests'>
  readonly one: Extract<RouteName, 'trade' | 'tradeRequest'>
  /** The statuses of each column from left to right; several where they are one thing to whoever looks. */
  readonly columns: readonly (readonly [string, ...string[]])[]
  /** The field with the day by which something is wanted. */
  readonly due: 'deliveryDue' | 'replyDue'
}
