import type { Messages } from './ja.ts'

export const messages = {
  'field.name': 'Name',
  'field.nameEn': 'English name',
  'field.nameZh': 'Chinese name',
  'field.fibre': 'Designated term',
  'hint.fibre': 'From the designated terms of the labelling act.',
  'field.edition': 'JIS edition',
  'choice.edition.2024': 'JIS L 0001:2024',
  'choice.edition.2014': 'JIS L 0001:2014',
  'field.codes': 'Symbols',
} as const satisfies Messages
