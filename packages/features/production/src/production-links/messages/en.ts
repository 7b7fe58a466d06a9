import type { Messages } from './ja.ts'

export const messages = {
  documents: 'Documents of this item',
  'documents.lead': 'Quantities and amounts are those of this item’s lines alone.',
  'documents.none': 'No document has lines of this item yet.',
  requests: 'Workflows',
  talk: 'Talk',
  'talk.both': 'The partner reads it too',
  'talk.with': 'Partner',
  'talk.open': 'Talk with {partner}',
  'talk.text': 'Opens a conversation of both sides. Power users of the other side are told.',
  'talk.none': 'Share the item to talk with those who see it.',
  'talk.failed': 'The conversation could not be opened. Wait a moment and try again.',
  history: 'Modification history',
  'history.phase': 'Modification history of the phase',
} as const satisfies Messages
