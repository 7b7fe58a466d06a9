import type { Messages } from './ja.ts'

export const messages: Messages = {
  'leave.title': 'Discard changes?',
  'leave.text': 'There is input that has not been saved.',
  'leave.discard': 'Discard and close',
  'leave.stay': 'Keep editing',
  title: 'Merge the changes',
  why: 'While you were editing, {name} saved. Choose what to keep.',
  'why.somebody': 'While you were editing, somebody else saved. Choose what to keep.',
  conflicts: '{count, plural, one {# field} other {# fields}} changed by both',
  onlyOne: '{count, plural, one {# field} other {# fields}} changed by one side',
  mine: 'Mine',
  theirs: 'From {name}',
  'theirs.somebody': 'Theirs',
  both: 'Keep both',
  before: 'Before',
  empty: '(empty)',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  save: 'Save this',
  left: '{count, plural, one {Choose # more field} other {Choose # more fields}} to save.',
  none: 'Nothing differs: their changes are the same as yours.',
}
