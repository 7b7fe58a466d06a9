export const messages = {
  title: '監査記録',
  at: '日時',
  user: 'だれが',
  original: '代理で見た人',
  action: '操作',
  subject: '対象',
  address: 'アドレス',
  request: '要求番号',
  system: '自動処理',
  behind: '（代理：{name}）',
  any: '{noun}のすべて',
  all: 'すべて',
  from: 'いつから',
  to: 'いつまで',
  none: '記録はまだありません',
  verify: '記録を検証',
  'verify.holds': '{count}件の記録は、書かれたときのままです。',
  'verify.broken':
    '{count}件の記録が書き換えられたか、前の記録が消されています（番号 {ids}）。運営に知らせてください。',
  'verify.failed': '検証できませんでした。もう一度お試しください。',
} as const

export type Messages = Record<keyof typeof messages, string>
