import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What ledgers of stock say, of raw materials and of dye lots. */
export const stockTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
