export const messages = {
  title: '不在の設定',
  why: '不在のあいだに届く承認の依頼は、代わりの人へ送られます。すでに届いているものも、代わりの人が判断できます。',
  from: '不在の始まり',
  to: '不在の終わり',
  'day.missing': '日付を入れてください。',
  'day.order': '終わりは始まりより後の日にしてください。',
  delegate: '代わりの人',
  'delegate.hint': '選ばないときは、承認ルートで決めた代理の人に送られます。',
  'delegate.none': 'ルートの代理に任せる',
  save: '設定する',
  saved: '不在を設定しました',
  clear: '不在をやめる',
  failed: '変えられませんでした。もう一度お試しください。',
} as const

export type Messages = Record<keyof typeof messages, string>
