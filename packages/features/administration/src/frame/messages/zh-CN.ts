import type { Messages } from './ja.ts'

export const messages: Messages = {
  clear: '清除筛选',
  failed: '未能保存。您输入的内容仍在，请重试。',
  filtered: '没有符合条件的内容',
  'merge.empty': '（空）',
  'merge.lead': '您打开之后有人保存了修改。请逐项选择要保留的内容。',
  'merge.mine': '我的',
  'merge.save': '按选择保存',
  'merge.theirs': '对方',
  'merge.title': '修改有冲突',
  save: '保存',
  'save.done': '已保存',
  'save.nothing': '没有修改',
  'save.undo': '还原',
}
