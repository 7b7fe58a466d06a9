import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '外出设置',
  why: '外出期间收到的审批请求会转给代理人，已收到的也可由代理人处理。',
  from: '开始日期',
  to: '结束日期',
  'day.missing': '请选择日期。',
  'day.order': '结束日期不能早于开始日期。',
  delegate: '代理人',
  'delegate.hint': '不选择时，转给审批流程中设置的代理人。',
  'delegate.none': '按流程设置',
  save: '设置',
  saved: '已设置外出',
  clear: '取消外出',
  failed: '未能更改，请重试。',
}
