import type { Messages } from './ja.ts'

export const messages: Messages = {
  ghost: 'LY {quantity} pcs {retail}',
  title: 'The same category and period a year ago: {count} styles, {quantity} pieces, retail value {retail}',
}
