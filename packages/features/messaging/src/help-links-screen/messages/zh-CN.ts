import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: '按页面路径设置打开的帮助；未设置的页面打开默认帮助。',
  new: '添加链接',
  edit: '更改',
  save: '保存',
  delete: '删除',
  'delete.title': '要删除 {pattern} 的链接吗？',
  'delete.text': '该页面将打开默认帮助。',
  failed: '操作失败，请重试。',
  empty: '还没有链接',
  pattern: '页面路径',
  'pattern.hint': '数字写作 :id，末尾的 * 表示其下全部，例如 /s/master/*',
  urlJa: '日文页面',
  urlEn: '英文页面',
  urlZh: '中文页面',
  'needed.url': '缺少页面，请填写地址。',
}
