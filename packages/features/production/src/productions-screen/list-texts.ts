import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What is done with many productions, and with the list as a whole. */
export const listTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
