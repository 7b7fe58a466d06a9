import type { Messages } from './ja.ts'

export const messages: Messages = {
  clear: 'Clear filters',
  failed: 'It could not be saved. What you typed is still here. Try again.',
  filtered: 'Nothing matches',
  'merge.empty': '(empty)',
  'merge.lead': 'Somebody saved after you had opened this. Choose what to keep, field by field.',
  'merge.mine': 'Mine',
  'merge.save': 'Save what I chose',
  'merge.theirs': 'Theirs',
  'merge.title': 'Two changes at once',
  save: 'Save',
  'save.done': 'Saved',
  'save.nothing': 'Nothing has changed',
  'save.undo': 'Undo changes',
}
