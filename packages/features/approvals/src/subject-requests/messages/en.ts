import type { Messages } from './ja.ts'

export const messages = {
  start: 'Ask for approval',
  failed: 'The request could not be begun',
} as const satisfies Messages
