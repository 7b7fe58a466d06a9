import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What hangs on a style elsewhere. */
export const linkTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
