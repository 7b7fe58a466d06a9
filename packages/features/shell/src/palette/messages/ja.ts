export const messages = {
  title: '探す',
  search: '画面・書類・商品・人の名前や番号',
  none: '見つかりません。番号や名前のはじめの文字で探してください。',
  count: '{count}件',
  searching: '探しています。',
  recent: '最近',
  action: '操作',
  switch: '{name}に切り替える',
  new: '新しく作る: {name}',
  import: '表を取り込む',
  language: '表示言語を{name}にする',
  help: 'この画面のヘルプを開く',
  signOut: 'サインアウトする',
  open: '探す',
} as const

export type Messages = Record<keyof typeof messages, string>
