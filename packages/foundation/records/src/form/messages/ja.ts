export const messages = {
  'leave.title': '変更を捨てますか',
  'leave.text': '保存していない入力があります。',
  'leave.discard': '捨てて閉じる',
  'leave.stay': '編集に戻る',
  title: '変更を合わせる',
  why: '編集している間に {name} さんが保存しました。残すほうを選んでください。',
  'why.somebody': '編集している間に、ほかの人が保存しました。残すほうを選んでください。',
  conflicts: '両方で変えた項目 {count}件',
  onlyOne: '片方だけで変えた項目 {count}件',
  mine: '自分',
  theirs: '{name} さん',
  'theirs.somebody': 'ほかの人',
  both: '両方残す',
  before: '元の値',
  empty: '（空）',
  allMine: 'すべて自分の値',
  allTheirs: 'すべて相手の値',
  save: 'この内容で保存',
  left: 'あと {count}件選ぶと保存できます。',
  none: '違いはありません。相手の変更はあなたの変更と同じです。',
} as const

export type Messages = Record<keyof typeof messages, string>
