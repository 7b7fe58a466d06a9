import type { Messages } from './ja.ts'

export const messages: Messages = {
  period: 'Period',
  months: '{count} months',
  earlier: 'Earlier period',
  later: 'Later period',
  measure: 'Figure of the chart',
  save: 'Save as CSV',
  month: 'Month',
  groups: 'Organisations',
  activeUsers: 'Active people',
  orders: 'Orders',
  gmv: 'GMV',
  punctuality: 'On time',
  total: 'Whole period',
  arrived: '{count} deliveries',
  chart: '{measure} by month',
  table: 'Figures by month',
  about:
    'Organisations for testing are left out. Active people wrote something; GMV is what orders that stand come to without tax.',
  failed: 'It could not be saved. Try again.',
}
