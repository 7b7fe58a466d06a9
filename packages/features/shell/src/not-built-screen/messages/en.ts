import type { Messages } from './ja.ts'

export const messages: Messages = {
  'notBuilt.title': '{area} is not available in this version',
  'notBuilt.unnamed': 'This screen is not available in this version',
  'notBuilt.why': 'It will appear here once it is ready. None of your data has changed.',
  'notBuilt.home': 'Go home',
  'notBuilt.others': 'Find a screen to use',
}
