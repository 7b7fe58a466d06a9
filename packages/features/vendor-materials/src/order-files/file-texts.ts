import { defineCatalogue } from '@tsumugi/i18n'
import type { FileMessages } from './messages/ja.ts'

/** What the columns of order files are called. */
export const fileTexts = defineCatalogue<FileMessages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
