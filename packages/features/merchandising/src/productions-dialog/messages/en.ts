import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Make items from products',
  text: 'Each item takes over style number, name, season, categories and prices, and begins with one bulk phase.',
  which: 'Which products',
  chosen: '{count, plural, one {The # product chosen} other {The # products chosen}}',
  month: 'All products released in {month}',
  'outcome.created': 'Will be made',
  'outcome.exists': 'There already',
  'outcome.refused': 'Cannot be made',
  make: '{count, plural, one {Make # item} other {Make # items}}',
  none: 'There is nothing to make: every product has its item.',
  blocked: 'Some products cannot become items. Change their style number, or leave them out.',
  done: '{count, plural, one {# item was made} other {# items were made}}',
  undo: 'Undo',
  undone: '{count, plural, one {# item was taken back} other {# items were taken back}}',
  kept: '{count, plural, one {# was changed since and stays} other {# were changed since and stay}}. See the item list.',
  failed: 'The items could not be made',
  row: 'Items',
  'row.make': 'Make item',
}
