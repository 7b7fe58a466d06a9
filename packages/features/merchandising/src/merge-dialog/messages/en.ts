import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Merge the changes',
  why: 'While you were editing, {name} saved this product. Choose what to keep. The values from {name} stay in the history, chosen or not.',
  somebody: 'somebody',
  conflicts: '{count, plural, one {# field} other {# fields}} changed by both',
  onlyOne: '{count, plural, one {# field} other {# fields}} changed by one side',
  mine: 'Mine',
  theirs: 'From {name}',
  both: 'Keep both',
  before: 'Before',
  refused: 'No step leads there from the present status',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  save: 'Save this',
  left: '{count, plural, one {Choose # more field} other {Choose # more fields}} to save.',
  none: 'Nothing differs: their changes are the same as yours.',
  'takeOff.title': 'Before you take off {product}',
  'takeOff.why': '{name} saved this product after you had opened it. Look at what changed, then take it off or keep it. It can be put back from its history.',
  'takeOff.elsewhere': 'What changed does not show on the map: other fields, or files.',
  'takeOff.anyway': 'Take off all the same',
}
