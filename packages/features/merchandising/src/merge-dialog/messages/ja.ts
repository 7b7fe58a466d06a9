export const messages = {
  title: '変更を合わせる',
  why: '編集している間に {name} さんがこの商品を保存しました。残すほうを選んでください。{name} さんの値は、選ばなくても変更履歴に残ります。',
  somebody: 'ほかの人',
  conflicts: '両方で変えた項目 {count}件',
  onlyOne: '片方だけで変えた項目 {count}件',
  mine: '自分',
  theirs: '{name} さん',
  both: '両方残す',
  before: '元の値',
  refused: 'いまの状態からは選べません',
  allMine: 'すべて自分の値',
  allTheirs: 'すべて相手の値',
  save: 'この内容で保存',
  left: 'あと {count}件選ぶと保存できます。',
  none: '違いはありません。相手の変更はあなたの変更と同じです。',
  'takeOff.title': '{product} を外す前に',
  'takeOff.why': 'あなたが開いた後に {name} さんがこの商品を保存しました。変わったところを見てから、外すか残すかを決めてください。外しても、変更履歴から戻せます。',
  'takeOff.elsewhere': '変わったのは、マップに出ない項目やファイルです。',
  'takeOff.anyway': 'それでも外す',
} as const

export type Messages = Record<keyof typeof messages, string>
