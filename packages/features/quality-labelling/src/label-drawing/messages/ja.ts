export const messages = {
  tapes: 'ラベルの見本',
  tape: '{language}のラベル',
  'language.ja': '日本語',
  'language.en': '英語',
  'language.zh-CN': '中国語',
  and: '・',
  overflow: '{languages}のラベルに収まりません。高さを増やすか、付記を減らしてください。',
} as const

export type Messages = Record<keyof typeof messages, string>
