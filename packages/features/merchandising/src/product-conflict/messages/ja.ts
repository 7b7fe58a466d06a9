export const messages = {
  somebody: 'ほかの人',
  history: '相手の値は、選ばなくても変更履歴に残ります。',
  before: '元の値',
  refused: 'いまの状態からは選べません',
  title: '{product} を外す前に',
  why: 'あなたが開いた後に {name} さんがこの商品を保存しました。変わったところを見てから、外すか残すかを決めてください。外しても、変更履歴から戻せます。',
  elsewhere: '変わったのは、マップに出ない項目やファイルです。',
  anyway: 'それでも外す',
} as const

export type Messages = Record<keyof typeof messages, string>
