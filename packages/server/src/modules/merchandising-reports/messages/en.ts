import type { MessageKey } from './ja.ts'

export const messages: Record<MessageKey, string> = {
  title: 'MD report',
  asOf: 'As of',
  now: 'Now',
  products: 'Products',
  currency: 'Currency',
  picture: 'Picture',
  code: 'Style no.',
  name: 'Name',
  releaseOn: 'Release',
  listPrice: 'List price',
  greatest: 'Products of the greatest retail value',
}
