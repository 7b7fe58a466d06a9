import type { Messages } from './ja.ts'

export const messages: Messages = {
  clear: 'Clear filters',
  failed: 'It could not be saved. What you typed is still here. Try again.',
  filtered: 'Nothing matches',
  save: 'Save',
  'save.done': 'Saved',
  'save.nothing': 'Nothing has changed',
  'save.keepers': 'Only owners and power users of the platform may change this',
  'save.undo': 'Undo changes',
}
