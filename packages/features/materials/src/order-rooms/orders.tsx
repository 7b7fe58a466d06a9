import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'
import { BillPanel } from './bills/bill-panel.tsx'

/** /materials/material_orders: carts and orders of cloth; of a distributor those it received. */
export const materialOrders: DocumentDefinition = {
  kind: documentKinds.materialOrders,
  noun: 'materialOrders',
  columns: ['wishDate', 'shipPlan'],
  parts: { above: (detail) => detail.number !== null && <BillPanel detail={detail} /> },
}
