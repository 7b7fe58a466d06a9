import type { Messages } from './ja.ts'

export const messages: Messages = {
  draft: 'Draft',
  review: 'Waiting for review',
  approved: 'Approved',
  printed: 'Printed',
  superseded: 'Replaced',
}
