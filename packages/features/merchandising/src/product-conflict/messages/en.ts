import type { Messages } from './ja.ts'

export const messages: Messages = {
  somebody: 'somebody',
  history: 'Their values stay in the history, chosen or not.',
  before: 'Before',
  refused: 'No step leads there from the present status',
  title: 'Before you take off {product}',
  why: '{name} saved this product after you had opened it. Look at what changed, then take it off or keep it. It can be put back from its history.',
  elsewhere: 'What changed does not show on the map: other fields, or files.',
  anyway: 'Take off all the same',
}
