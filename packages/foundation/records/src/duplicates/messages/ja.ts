export const messages = {
  title: '重複を探す',
  why: '全角と半角、大文字と小文字、空白、ひらがなとカタカナだけが違うものです。残す 1 件を選ぶと、ほかの使用先をそこへ付け替えて 1 件にまとめます。',
  none: '重複は見つかりませんでした',
  keep: '「{name}」を残す',
  uses: '使用 {count}',
  merge: '1 件にまとめる',
  merged: '{name} にまとめました',
  failed: 'まとめられませんでした。もう一度お試しください。',
} as const

export type Messages = Record<keyof typeof messages, string>
