import type { MessageKey } from './ja.ts'

export const messages: Record<MessageKey, string> = {
  title: 'MD report',
  asOf: 'As of',
  now: 'Now',
  products: 'Products',
  currency: 'Currency',
  greatest: 'Products of the greatest retail value',
}
