import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '{step}的照片和文件',
  none: '还没有。请拍照或选择文件。',
  'none.theirs': '还没有。负责公司添加后会显示在此处。',
  add: '添加照片或文件',
  remove: '移除{name}',
  failed: '未能添加。请重试。',
}
