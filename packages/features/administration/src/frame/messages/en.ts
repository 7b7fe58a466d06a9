import type { Messages } from './ja.ts'

export const messages: Messages = {
  clear: 'Clear filters',
  failed: 'It could not be saved. What you typed is still here. Try again.',
  filtered: 'Nothing matches',
  save: 'Save',
  'save.done': 'Saved',
  'save.nothing': 'Nothing has changed',
  'save.undo': 'Undo changes',
}
