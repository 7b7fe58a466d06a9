import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '我的公司',
  lead: '一个账号可使用所属的所有公司。',
  current: '当前公司',
  terms: '未同意条款',
  open: '打开设置',
  switch: '切换',
}
