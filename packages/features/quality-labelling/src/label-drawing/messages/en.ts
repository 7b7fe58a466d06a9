import type { Messages } from './ja.ts'

export const messages: Messages = {
  tapes: 'The label as printed',
  tape: 'The label in {language}',
  'language.ja': 'Japanese',
  'language.en': 'English',
  'language.zh-CN': 'Chinese',
  and: ', ',
  overflow: 'Does not fit on the tape in {languages}. Make the tape longer, or take terms off.',
}
