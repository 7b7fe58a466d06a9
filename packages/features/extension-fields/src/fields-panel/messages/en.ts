import type { Messages } from './ja.ts'

export const messages: Messages = {
  change: 'Change {name}',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  cancel: 'Cancel',
  askPartners: 'Ask partners to confirm',
  follow: 'Follow',
  asked: 'Saved; partners are told',
  'asked.text': 'Partners who share this record find it among what waits for them.',
  failed: 'Not saved. What you typed is still here; please try again.',
  'hint.text': 'Esc cancels.',
}
