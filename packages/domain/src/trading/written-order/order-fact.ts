/** What items of the written order say, by the words that their paper puts before them (trade-law B2). */
export const orderFactNames = [
  'issuer',
  'receiver',
  'order_date',
  'description',
  'quantity',
  'rights',
  'receipt_date',
  'receipt_place',
  'inspection_date',
  'total',
  'formula',
  'due_date',
  'method',
  'fee_bearer',
  'institution',
  'amount_or_share',
  'available_from',
  'settled_on',
  'claim_amount',
  'claim_maturity',
  'other_means',
  'material',
  'material_quantity',
  'material_price',
  'handed_over_on',
  'material_settled_on',
  'material_settled_by',
  'client',
  'client_due',
] as const
export type OrderFactName = (typeof orderFactNames)[number]

/** One thing that an item says: money is in the currency of the order, a choice is said by its word. */
export interface OrderFact {
  readonly name: OrderFactName
  readonly kind: 'text' | 'day' | 'figure' | 'money' | 'choice'
  readonly value: string
}

/** The fact, unless nothing is filled in. */
export const says = (name: OrderFactName, kind: OrderFact['kind'], value: string | null | undefined): OrderFact[] =>
  value && value.trim() !== '' ? [{ name, kind, value }] : []
