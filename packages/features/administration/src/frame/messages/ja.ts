export const messages = {
  clear: '絞り込みを外す',
  failed: '保存できませんでした。入力した内容は残っています。もう一度お試しください。',
  filtered: '条件に合うものがありません',
  'merge.empty': '（空）',
  'merge.lead': 'あなたが開いたあとに、ほかの人が保存しました。項目ごとに残すほうを選んでください。',
  'merge.mine': '自分',
  'merge.save': '選んだ内容で保存',
  'merge.theirs': '相手',
  'merge.title': '変更が重なりました',
  save: '保存',
  'save.done': '保存しました',
  'save.nothing': '変更がありません',
  'save.undo': '元に戻す',
} as const

export type Messages = Record<keyof typeof messages, string>
