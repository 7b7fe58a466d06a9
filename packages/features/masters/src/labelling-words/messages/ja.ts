export const messages = {
  'field.name': '名称',
  'field.nameEn': '英語名',
  'field.nameZh': '中国語名',
  'field.fibre': '指定用語',
  'hint.fibre': '家庭用品品質表示法の指定用語から選びます。',
  'field.edition': 'JIS の版',
  'choice.edition.2024': 'JIS L 0001:2024',
  'choice.edition.2014': 'JIS L 0001:2014',
  'field.codes': '記号',
} as const

export type Messages = Record<keyof typeof messages, string>
