import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: '一个账号可使用所属的所有组织。',
  current: '当前组织',
  terms: '未同意条款',
  open: '打开设置',
  switch: '切换',
}
