import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Share with partners',
  why: 'The partners you choose read, export and print approved and printed versions. They see neither drafts nor test results.',
  save: 'Share',
  saved: 'Shares changed',
  none: 'There is no active supplier yet. Suppliers stand here once business with them has begun.',
  failed: 'The partners could not be loaded',
}
