import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'

/** /materials/material_orders: carts and orders of cloth; of a distributor those it received. */
export const materialOrders: DocumentDefinition = {
  kind: documentKinds.materialOrders,
  noun: 'materialOrders',
  columns: ['wishDate', 'shipPlan'],
}
