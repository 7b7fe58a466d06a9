export const messages = {
  clear: '絞り込みを外す',
  failed: '保存できませんでした。入力した内容は残っています。もう一度お試しください。',
  filtered: '条件に合うものがありません',
  save: '保存',
  'save.done': '保存しました',
  'save.nothing': '変更がありません',
  'save.keepers': '運営のオーナーかパワーユーザーだけが変更できます',
  'save.undo': '元に戻す',
} as const

export type Messages = Record<keyof typeof messages, string>
