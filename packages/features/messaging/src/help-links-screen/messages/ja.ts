export const messages = {
  lead: '画面のパスごとに、開くヘルプを決めます。書いていない画面は、いつものヘルプが開きます。',
  new: 'リンクを足す',
  edit: '変える',
  save: '保存する',
  delete: '消す',
  'delete.title': '{pattern} のリンクを消しますか',
  'delete.text': 'この画面では、いつものヘルプが開くようになります。',
  failed: 'できませんでした。もう一度お試しください。',
  empty: 'まだリンクはありません',
  pattern: '画面のパス',
  'pattern.hint': '数字は :id と書きます。末尾の * は、その下のすべて。例：/s/master/*',
  urlJa: '日本語のページ',
  urlEn: '英語のページ',
  urlZh: '中国語のページ',
  'needed.url': '日本語のページがありません。アドレスを入れてください。',
} as const

export type Messages = Record<keyof typeof messages, string>
