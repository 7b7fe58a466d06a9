import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Go to a screen',
  search: 'Name of a screen',
  none: 'No screen has this name. Try another word.',
  count: '{count} screens',
  upcoming: 'To come',
  open: 'Find a screen',
}
