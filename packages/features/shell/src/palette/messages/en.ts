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
  new: 'New: {name}',
  import: 'Import a table',
  language: 'Show in {name}',
  help: 'Open the help of this screen',
  signOut: 'Sign out',
  open: 'Find',
}
