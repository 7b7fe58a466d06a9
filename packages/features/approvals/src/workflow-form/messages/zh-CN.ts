import type { Messages } from './ja.ts'

export const messages: Messages = {
  label: '申请内容',
  title: '发起申请',
  send: '提交申请',
  workflow: '工作流',
  'workflow.none': '没有可用的工作流',
  'workflow.noneWhy': '高级用户在“工作流定义”中创建后，即可在此申请。',
  subject: '商品',
  'subject.hint': '按名称或款号搜索。',
  'subject.missing': '请选择商品。',
  name: '标题',
  'name.missing': '请填写标题。',
  note: '给审批人的留言',
  missing: '请填写。',
  agree: '需要同意此项。',
  sent: '已提交申请',
}
