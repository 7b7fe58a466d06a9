import type { Messages } from './ja.ts'

export const messages: Messages = {
  person: '负责人',
  email: '邮箱',
  'email.missing': '请输入邮箱。',
  organisation: '公司',
  'organisation.missing': '请选择公司。',
  kind: '类型',
  terms: '同意条款',
  'terms.open': '尚未',
  acts: '操作',
  search: '按负责人或公司查找',
  none: '尚无专属顾问',
  add: '添加专属顾问',
  'add.submit': '添加',
  'add.lead': '此人可切换到该公司并代其操作，全部记入审计。',
  added: '已将 {name} 设为专属顾问',
  enter: '进入',
  end: '解除',
  'end.sure': '{name} 将无法进入 {organisation}。',
  refused: '该组织尚未同意使用条款，或您不是该组织的专属顾问。',
}
