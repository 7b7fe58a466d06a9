import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** What the look-book, its items and the sum of the order say. */
export const bookTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
