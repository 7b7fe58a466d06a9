import type { Messages } from './ja.ts'

export const messages = {
  title: 'Connected',
  labels: 'Quality labels',
  'label.new': 'New label',
  'label.version': 'Version {version}',
  workflow: 'Workflows',
  results: 'Results',
  'results.edit': 'Enter results',
  'results.title': 'Results of {name}',
  'results.why': 'Month by month, without tax. Rows can be pasted from a spreadsheet.',
  'results.month': 'Month',
  'results.receivedQuantity': 'Received',
  'results.soldQuantity': 'Sold',
  'results.sales': 'Sales',
  'results.fullPriceSales': 'At full price',
  'results.stockQuantity': 'Stock at month end',
  'results.add': 'Add a month',
  'results.cell': '{figure}, {month}',
  'results.sum': 'Total',
  'results.wrong': 'Enter a number of 0 or more.',
  'results.full': 'What was sold at full price cannot be more than the sales.',
  'results.save': 'Save',
  'results.saved': 'Results saved',
  'results.stale':
    'Somebody else saved first. Their figures are here now and what you typed is kept: check it and save again.',
  'results.failed': 'Nothing was saved. What was typed is kept.',
} as const satisfies Messages
