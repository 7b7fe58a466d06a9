import {
  checkWrittenOrder,
  orderStatement,
  orderWordsOf,
  type OrderStatementItem,
  type OrderWord,
  type PaidMaterial,
  type Protection,
} from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { Snapshot } from '../../records/revisions/revision-queries.ts'
import { protectionFor } from './order-facts.ts'
import { frozenOrder } from './order-source.ts'
import { writtenOrderOf } from './written-order-of.ts'

/** What the paper of an order says by law, item by item as its meter counts them (trade-law B2, C). */
export interface PrintedOrder {
  readonly items: readonly OrderStatementItem[]
  readonly words: readonly OrderWord[]
  readonly paidMaterials: readonly PaidMaterial[]
  /** An act asks for the statement: then no format leaves out what was ordered. */
  readonly isStatement: boolean
  /** What it comes to is known; else by a formula, or left open. */
  readonly hasTotal: boolean
}

/** The same for a snapshot and the protection it was issued under. */
export function printedOrderOf(content: Snapshot, protection: Protection): PrintedOrder {
  const order = writtenOrderOf(frozenOrder(content), protection)
  const check = checkWrittenOrder(order)
  return {
    items: orderStatement(order, check),
    words: orderWordsOf(order, check, false),
    paidMaterials: order.materialSupply === 'paid' ? order.paidMaterials : [],
    isStatement: check.isBlocking,
    hasTotal: order.total !== null,
  }
}

/** Of a revision under the protection kept with it; of a draft, under what would hold today. */
export const printedOrder = async (
  request: TenantRequest,
  row: DocumentDataRow,
  content: Snapshot,
): Promise<PrintedOrder> => printedOrderOf(content, await protectionFor(request, row))
