export const messages = {
  messages: 'メッセージ、未読 {count} 件',
  bell: '通知、未読 {count} 件',
  title: '通知',
  readAll: 'すべて既読にする',
  shown: '表示',
  'shown.all': 'すべて',
  'shown.unread': '未読',
  earlier: 'ほか{count}件',
  read: '既読にする',
  emptyUnread: '未読の通知はありません',
  empty: '通知はありません',
} as const

export type Messages = Record<keyof typeof messages, string>
