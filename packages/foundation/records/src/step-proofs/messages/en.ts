import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Photos and files of {step}',
  none: 'Nothing yet. Take a photo or choose a file.',
  'none.theirs': 'Nothing yet. What the company in charge adds stands here.',
  add: 'Add photos or files',
  remove: 'Remove {name}',
  failed: 'It could not be added. Try again.',
}
