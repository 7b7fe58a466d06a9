import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: 'Decides which help page a screen opens. Screens without a row open the usual help.',
  new: 'Add a link',
  edit: 'Change',
  save: 'Save',
  delete: 'Remove',
  'delete.title': 'Remove the link of {pattern}?',
  'delete.text': 'The usual help opens there again.',
  failed: 'That did not work. Please try again.',
  empty: 'No links yet',
  pattern: 'Path of the screen',
  'pattern.hint': 'Write :id for numbers; * at the end means all below, as /s/master/*',
  urlJa: 'Page in Japanese',
  urlEn: 'Page in English',
  urlZh: 'Page in Chinese',
  'needed.url': 'There is no page. Give its address.',
}
