import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Find',
  search: 'Screen, document, product or person',
  none: 'Nothing is found. Try the beginning of a number or name.',
  count: '{count} screens',
  searching: 'Searching.',
  recent: 'Recent',
  action: 'Action',
  switch: 'Switch to {name}',
  open: 'Find',
}
