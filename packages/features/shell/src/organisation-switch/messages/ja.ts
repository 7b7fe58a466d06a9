export const messages = {
  'ribbon.label': '組織の切り替え',
  'ribbon.own': '所属する組織',
  'ribbon.concierge': '担当する組織',
  'concierge.terms': '利用規約にまだ同意していない組織です。同意されると切り替えられます。',
  'concierge.refused': 'この組織は利用規約に同意していないか、あなたはコンシェルジュではありません。',
} as const

export type Messages = Record<keyof typeof messages, string>
