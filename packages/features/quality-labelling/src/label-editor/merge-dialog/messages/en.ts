import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Somebody else was faster',
  why: '{name} saved first. Choose whose is kept where the two differ.',
  somebody: 'Somebody else',
  mine: 'Mine',
  save: 'Save this',
  left: '{count, plural, one {# choice} other {# choices}} left.',
  'group.about': 'Style and name',
  'group.tape': 'Tape and size',
  'group.composition': 'Composition',
  'group.symbols': 'Care symbols',
  'group.terms': 'Remarks',
  'group.maker': 'Labeller and origin',
}
