import type { Messages } from './ja.ts'

export const messages: Messages = {
  'sheet.name': 'KPI',
  'head.month': '月份',
  'head.groups': '组织',
  'head.activeUsers': '活跃用户',
  'head.orders': '订货',
  'head.gmv': '交易总额',
  'head.arrived': '交货',
  'head.onTime': '准时',
  'head.share': '准时率(%)',
  total: '期间合计',
}
