import type { Messages } from './ja.ts'

export const messages: Messages = {
  messages: '消息，{count} 条未读',
  bell: '通知，{count} 条未读',
  title: '通知',
  readAll: '全部标为已读',
  empty: '没有通知',
}
