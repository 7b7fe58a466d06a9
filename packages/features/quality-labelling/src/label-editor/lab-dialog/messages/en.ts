import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Test results',
  why: 'With the laboratory’s percentages the label is held against the statutory tolerance.',
  laboratory: 'Laboratory',
  reportNo: 'Report no.',
  testedOn: 'Tested on',
  labelled: 'Label {percent}',
  measured: 'Measured',
  difference: 'Difference {difference}',
  within: 'within tolerance',
  beyond: 'beyond tolerance',
  whole: 'Whole',
  save: 'Save',
  remove: 'Remove results',
  file: 'Test report',
  'file.remove': 'Take the report off',
  'file.failed': 'The report could not be taken',
  saved: 'Test results saved',
  removed: 'Test results removed',
}
