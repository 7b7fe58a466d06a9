import type { Messages } from './ja.ts'

export const messages = {
  'title.fabric': '成分用语',
  'one.fabric': '成分用语',
  'title.partName': '部位名称',
  'one.partName': '部位名称',
  'title.careInstruction': '洗护用语',
  'one.careInstruction': '洗护用语',
  'title.careAttention': '注意用语',
  'one.careAttention': '注意用语',
  'title.washTagSymbolSet': '洗涤标识组合',
  'one.washTagSymbolSet': '标识组合',
  'field.name': '名称',
  'field.nameEn': '英文名',
  'field.nameZh': '中文名',
  'field.fibre': '指定用语',
  'hint.fibre': '从法定指定用语中选择。',
  'field.edition': 'JIS 版本',
  'choice.edition.2024': 'JIS L 0001:2024',
  'choice.edition.2014': 'JIS L 0001:2014',
  'field.codes': '标识',
} as const satisfies Messages
