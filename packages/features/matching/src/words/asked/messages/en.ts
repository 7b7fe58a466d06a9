import type { Messages } from './ja.ts'

export const messages: Messages = {
  items: 'Items',
  amount: 'Quantity',
  styles: '{styles} styles',
  quantity: '{styles} styles × {range}',
  target: 'Target price',
  delivery: 'Delivery',
  applyBy: 'Apply by',
  applyUntil: 'Until {day}',
  daysLeft: '{count} days left',
  over: 'Closed',
  seatsOf: '{count} seats',
  recruitmentGone: 'There is no such recruitment',
  questions: 'Questions',
  'application.draft': 'Draft',
  'application.sent': 'Sent',
  'application.shortlisted': 'Shortlisted',
  'application.accepted': 'Accepted',
  'application.declined': 'Declined',
  'application.withdrawn': 'Withdrawn',
}
