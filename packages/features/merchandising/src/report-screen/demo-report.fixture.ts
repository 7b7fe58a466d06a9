import type { MerchandisingReport } from '@tsumugi/contract'
import type { ReportDimension, ReportMeasure } from '@tsumugi/domain'

const member = (dimension: ReportDimension, key: string, name: string | null = null) => ({
  dimension,
  key,
  name,
  hex: null,
})
const cell = (row: string[], column: string[], ...values: (string | null)[]) => ({ row, column, values })

/** Two groups, two months, with a place without a budget and one without a divisor. */
export const demoReport: MerchandisingReport = {
  rows: ['category1', 'category2'],
  columns: ['month'],
  measures: ['styles', 'retail', 'costRate', 'budgetGap'],
  asOf: null,
  currency: 'JPY',
  products: 9,
  seasons: ['26AW', '27SS'],
  members: [
    member('category1', '1', 'トップス'),
    member('category1', '5', 'アウター'),
    member('category2', '2', 'カットソー'),
    member('category2', '3', 'シャツ'),
    member('category2', '6', 'コート'),
    member('month', '2027-02-01'),
    member('month', '2027-03-01'),
  ],
  cells: [
    cell([], [], '9', '31200000', '31.4', '1200000'),
    cell([], ['2027-02-01'], '5', '18000000', '31.0', '2000000'),
    cell([], ['2027-03-01'], '4', '13200000', '32.0', '-800000'),
    cell(['1'], [], '7', '22000000', '30.9', '500000'),
    cell(['1'], ['2027-02-01'], '4', '12000000', '30.0', '900000'),
    cell(['1'], ['2027-03-01'], '3', '10000000', '32.0', '-400000'),
    cell(['5'], [], '2', '9200000', '32.5', '700000'),
    cell(['5'], ['2027-02-01'], '1', '6000000', '33.0', '1100000'),
    cell(['5'], ['2027-03-01'], '1', '3200000', null, '-400000'),
    cell(['1', '2'], [], '4', '12000000', '30.1', '200000'),
    cell(['1', '2'], ['2027-02-01'], '3', '9000000', '29.8', '700000'),
    cell(['1', '2'], ['2027-03-01'], '1', '3000000', '31.0', '-500000'),
    cell(['1', '3'], [], '3', '10000000', '31.9', '300000'),
    cell(['1', '3'], ['2027-02-01'], '1', '3000000', '30.6', '200000'),
    cell(['1', '3'], ['2027-03-01'], '2', '7000000', '32.4', '100000'),
    cell(['5', '6'], [], '2', '9200000', '32.5', null),
    cell(['5', '6'], ['2027-02-01'], '1', '6000000', '33.0', null),
  ],
}

/** A report along one dimension, as a chart asks for it. */
export function demoSmallReport(
  dimension: ReportDimension,
  measures: ReportMeasure[],
  lines: [key: string, values: string[]][],
): MerchandisingReport {
  const hex = (key: string) => (dimension === 'colour' ? key.slice(0, 7) : null)
  const name = (key: string) => (dimension === 'colour' ? key.slice(8) : null)
  return {
    rows: [dimension],
    columns: [],
    measures,
    asOf: null,
    currency: 'JPY',
    products: 40,
    seasons: ['27SS'],
    members: lines.map(([key]) => ({ dimension, key, name: name(key), hex: hex(key) })),
    cells: lines.map(([key, values]) => ({ row: [key], column: [], values })),
  }
}
