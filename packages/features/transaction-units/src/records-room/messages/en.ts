import type { Messages } from './ja.ts'

export const messages: Messages = {
  open: 'Record of orders…',
  title: 'Record of orders (Act on proper transactions, Art. 7)',
  text: 'What became of the orders to a supplier after they were given: receipt, inspection, changes, payment, by the day of the order. The law asks for two years; it is kept for ten.',
  supplier: 'Supplier',
  'supplier.of': '{name} ({count})',
  from: 'Ordered from',
  until: 'Ordered until',
  pdf: 'Save as PDF',
  xlsx: 'Save as Excel',
  failed: 'It could not be read. Please try again.',
  none: 'No orders in this period. Choose a longer one.',
  'none.suppliers': 'No orders were issued yet.',
  cut: '{shown} of {count} are shown. A shorter period shows the others.',
  ordered: 'Ordered {date}',
  accepted: '{accepted} of {quantity} accepted',
  paid: '{amount} paid',
  protected: 'Protected',
  retained: 'Kept until {date}',
  'item.none': 'Nothing recorded',
  show: 'Open the order',
}
