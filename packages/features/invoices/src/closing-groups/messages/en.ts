import type { Messages } from './ja.ts'

export const messages: Messages = {
  closing: 'Bill by closing period',
  'closing.text': 'Accepted deliveries without a bill. Each period becomes one draft.',
  'closing.make': 'Draft it',
  'closing.made': 'The invoice was drafted',
  'closing.period': '{start} to {end}',
  'closing.deliveries': '{count} deliveries, {quantity} pieces',
  'closing.due': 'Due {due}',
  'closing.withTax': 'with tax',
  'closing.failed': 'That was not sent. Try again.',
}
