import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** What each screen is for, `what.<noun>`, and how to begin there, `first.<noun>`. */
export const helpTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
