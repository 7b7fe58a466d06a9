import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Audit',
  at: 'When',
  user: 'Who',
  original: 'Behind it',
  action: 'Action',
  subject: 'About',
  address: 'Address',
  request: 'Request',
  system: 'System',
  behind: '(by {name})',
  any: '{noun}: everything',
  all: 'All',
  from: 'From',
  to: 'To',
  none: 'Nothing recorded yet',
  verify: 'Check the chain',
  'verify.holds': 'All {count} rows are as they were written.',
  'verify.broken': '{count} rows were changed, or the row before them is gone (number {ids}). Tell the platform.',
  'verify.failed': 'It could not be checked. Try again.',
}
