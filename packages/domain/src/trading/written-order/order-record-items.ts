/**
 * What the buyer keeps of an order beyond the written order itself, for two years from the end of the entry (Art. 7): shown
 * and printable per supplier, found by supplier and by a range of order dates (trade-law B2.4).
 */
export const orderRecordItems = [
  { key: 'received_content', from: 'delivery' },
  { key: 'received_on', from: 'delivery' },
  { key: 'inspected_on', from: 'delivery' },
  { key: 'inspection_result', from: 'delivery' },
  { key: 'reject_treatment', from: 'delivery' },
  { key: 'changes_and_redo', from: 'contract' },
  { key: 'amount_changes', from: 'contract' },
  { key: 'paid_amount', from: 'payment' },
  { key: 'paid_on', from: 'payment' },
  { key: 'payment_means', from: 'payment' },
  { key: 'other_means_details', from: 'payment' },
  { key: 'material_set_off', from: 'payment' },
  { key: 'interest_paid', from: 'payment' },
] as const
export type OrderRecordKey = (typeof orderRecordItems)[number]['key']
