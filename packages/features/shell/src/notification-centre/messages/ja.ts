export const messages = {
  messages: 'メッセージ、未読 {count} 件',
  bell: '通知、未読 {count} 件',
  title: '通知',
  readAll: 'すべて既読にする',
  empty: '通知はありません',
} as const

export type Messages = Record<keyof typeof messages, string>
