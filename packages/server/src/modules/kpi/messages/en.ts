import type { Messages } from './ja.ts'

export const messages: Messages = {
  'sheet.name': 'KPI',
  'head.month': 'Month',
  'head.groups': 'Organisations',
  'head.activeUsers': 'Active people',
  'head.orders': 'Orders',
  'head.gmv': 'GMV',
  'head.arrived': 'Deliveries',
  'head.onTime': 'On time',
  'head.share': 'On time (%)',
  total: 'Whole period',
}
