export const messages = {
  title: '{name}の項目',
  lead: '組織の全員の一覧と入力に効きます。隠しても、入っている値は残ります。',
  label: '{name} の呼び名',
  shown: '{name} を出す',
  'shown.word': '出す',
  required: '{name} を必須にする',
  'required.word': '必須',
  fixed: 'この項目は外せません。',
  up: '{name} を前へ',
  down: '{name} を後ろへ',
  save: '保存する',
  saved: '項目の設定を保存しました',
  failed: '保存できませんでした。入力は残っています。もう一度お試しください。',
  stale: 'ほかの人が先に変えた項目があります。今の設定を読み込みました。確かめて、もう一度変えてください。',
} as const

export type Messages = Record<keyof typeof messages, string>
