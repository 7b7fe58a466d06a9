export const messages = {
  'header.label': '共通ヘッダー',
  'header.menu': 'メニュー',
  'language.label': '言語',
  'language.failed': '言語を変更できませんでした',
  'language.failedWhy': '通信を確かめて、もう一度選んでください。',
  'help.label': '使い方',
  'help.failed': '使い方のページを開けませんでした',
  'help.failedWhy': '通信を確かめて、もう一度押してください。',
  'account.label': 'アカウント',
  'account.switch': '組織の切り替え',
  'account.concierge': 'コンシェルジュとして入る',
  'account.signOut': 'サインアウト',
  'account.signIn': 'サインイン',
  'acting.label': '代理で見ています',
  'acting.as': '<b>{organisation}</b> の <b>{name}</b> さんとして見ています。操作は記録に残ります。',
  'acting.back': '元に戻る',
  'concierge.label': 'コンシェルジュとして入っています',
  'concierge.for': 'コンシェルジュとして <b>{organisation}</b> の仕事をしています。操作は記録に残ります。',
  'concierge.back': '{organisation}に戻る',
} as const

export type Messages = Record<keyof typeof messages, string>
