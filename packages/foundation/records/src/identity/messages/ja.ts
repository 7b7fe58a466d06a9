export const messages = {
  title: '本人の確認',
  lead: '大事な変更の前に、本人であることを確かめます。15分のあいだ有効です。',
  password: 'パスワード',
  code: '認証アプリの6桁',
  submit: '確かめて続ける',
} as const

export type Messages = Record<keyof typeof messages, string>
