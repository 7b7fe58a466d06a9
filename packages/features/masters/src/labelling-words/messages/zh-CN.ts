import type { Messages } from './ja.ts'

export const messages = {
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
