import type { Messages } from './ja.ts'

export const messages = {
  title: 'Fields: {name}',
  lead: 'It holds for the lists and forms of everybody here. Values of hidden fields stay.',
  label: 'What {name} is called',
  shown: 'Show {name}',
  'shown.word': 'Show',
  required: 'Require {name}',
  'required.word': 'Required',
  fixed: 'It cannot be left out.',
  up: 'Move {name} up',
  down: 'Move {name} down',
  save: 'Save',
  saved: 'The fields are set',
  failed: 'It could not be saved. What you entered is still here. Try again.',
  stale: 'Somebody else changed some of them first. They are as they stand now; look, and change them again.',
} as const satisfies Messages
