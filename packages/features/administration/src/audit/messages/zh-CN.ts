import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '审计记录',
  at: '时间',
  user: '操作者',
  original: '实际操作者',
  action: '操作',
  subject: '对象',
  address: '地址',
  request: '请求编号',
  system: '系统',
  behind: '（代理：{name}）',
  any: '{noun}的全部',
  all: '全部',
  from: '起',
  to: '止',
  none: '尚无记录',
  verify: '校验记录',
  'verify.holds': '{count} 条记录均与写入时一致。',
  'verify.broken': '有 {count} 条记录被修改，或其前一条已缺失（编号 {ids}）。请通知平台运营。',
  'verify.failed': '无法校验，请重试。',
}
