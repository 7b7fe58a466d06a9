import type { Messages } from './ja.ts'

export const messages = {
  'field.fromCurrency': 'From',
  'field.toCurrency': 'To',
  'field.kind': 'Kind',
  'field.validFrom': 'Valid from',
  'field.rate': 'Rate',
  'field.perUnits': 'Per units',
  'hint.perUnits': 'Banks quote KRW, VND and IDR per 100.',
  'choice.kind.company': 'Company rate',
  'view.chart': 'Course',
  'chart.pair': 'Pair',
  'chart.none': 'There are no rates yet. Add some to see their course.',
  'chart.caption': '{to} for 1 {from}',
  'chart.label': 'The course of {pair}; the table below has the same figures.',
  'chart.table': 'Table of rates',
  'chart.perUnit': 'Per unit',
} as const satisfies Messages
