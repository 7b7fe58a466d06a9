import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** What the order form and the thank-you page say. */
export const orderTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
