import type { Messages } from './ja.ts'

export const messages: Messages = {
  tapes: '标签样张',
  tape: '{language}标签',
  'language.ja': '日语',
  'language.en': '英语',
  'language.zh-CN': '中文',
  and: '、',
  overflow: '{languages}标签放不下。请增加高度，或减少附注。',
}
