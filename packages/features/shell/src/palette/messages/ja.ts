export const messages = {
  title: '画面へ移る',
  search: '画面の名前',
  none: 'その名前の画面はありません。別の言葉で探してください。',
  count: '{count}件',
  upcoming: '準備中',
  open: '画面を探す',
} as const

export type Messages = Record<keyof typeof messages, string>
