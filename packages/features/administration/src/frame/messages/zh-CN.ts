import type { Messages } from './ja.ts'

export const messages: Messages = {
  clear: '清除筛选',
  failed: '未能保存。您输入的内容仍在，请重试。',
  filtered: '没有符合条件的内容',
  save: '保存',
  'save.done': '已保存',
  'save.nothing': '没有修改',
  'save.keepers': '只有平台的所有者或高级用户可以修改',
  'save.undo': '还原',
}
