import type { Messages } from './ja.ts'

export const messages: Messages = {
  label: 'Pieces of {name}',
  colour: 'Colour',
  sum: 'Sum',
  gone: 'Sold out',
  left: '{count} left',
  'fault.left': 'There are {count} left. Order at most {count}.',
  'fault.number': 'Enter a whole number from 0, or a sum such as =12*3.',
  ratio: 'Fill by ratio',
  'ratio.total': 'Pieces',
  'ratio.parts': 'Ratio ({sizes})',
  'ratio.row': 'Colour',
  'ratio.all': 'All colours',
  'ratio.fill': 'Fill',
  'ratio.wrong': 'Enter whole pieces, and a ratio such as 1:2:2:1.',
  clear: 'Back to 0',
  hint: 'Paste from a spreadsheet; sums such as =12*3; Ctrl+D repeats the cell above, Ctrl+R the one before.',
}
