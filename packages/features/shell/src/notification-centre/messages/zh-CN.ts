import type { Messages } from './ja.ts'

export const messages: Messages = {
  messages: '消息，{count} 条未读',
  bell: '通知，{count} 条未读',
  title: '通知',
  readAll: '全部标为已读',
  shown: '显示',
  'shown.all': '全部',
  'shown.unread': '未读',
  earlier: '之前的 {count} 条',
  read: '标为已读',
  emptyUnread: '没有未读通知',
  empty: '没有通知',
}
