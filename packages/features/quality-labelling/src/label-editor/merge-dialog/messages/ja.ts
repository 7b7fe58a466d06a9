export const messages = {
  title: 'ほかの人が先に変更しました',
  why: '{name}さんが先に保存しました。違うところを、どちらの内容にするか選んでください。',
  somebody: 'ほかの人',
  mine: '自分の内容',
  save: 'この内容で保存する',
  left: 'あと{count}か所選んでください。',
  'group.about': '品番・品名など',
  'group.tape': 'ラベルの大きさとサイズ表記',
  'group.composition': '組成',
  'group.symbols': '取扱い記号',
  'group.terms': '付記',
  'group.maker': '表示者と原産国',
} as const

export type Messages = Record<keyof typeof messages, string>
