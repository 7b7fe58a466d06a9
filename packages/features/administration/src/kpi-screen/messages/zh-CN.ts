import type { Messages } from './ja.ts'

export const messages: Messages = {
  period: '期间',
  months: '{count} 个月',
  earlier: '上一期间',
  later: '下一期间',
  measure: '图表数字',
  save: '保存为 CSV',
  month: '月份',
  groups: '组织',
  activeUsers: '活跃用户',
  orders: '订货',
  gmv: '交易总额',
  punctuality: '准时',
  total: '期间合计',
  arrived: '交货 {count} 件',
  chart: '{measure}走势',
  table: '每月数字',
  about: '不含测试组织。活跃用户指写入过内容的人，交易总额为未取消订货的不含税金额。',
  failed: '未能保存，请重试。',
}
