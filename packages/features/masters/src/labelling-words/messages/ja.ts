export const messages = {
  'title.fabric': '組成(指定用語)',
  'one.fabric': '組成',
  'title.partName': '部位名',
  'one.partName': '部位名',
  'title.careInstruction': '取扱い用語',
  'one.careInstruction': '取扱い用語',
  'title.careAttention': '注意用語',
  'one.careAttention': '注意用語',
  'title.washTagSymbolSet': '洗濯表示の組合せ',
  'one.washTagSymbolSet': '組合せ',
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
