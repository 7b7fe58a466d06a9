import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What accounts of payees say: loaded with that part of the room alone. */
export const accountTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
