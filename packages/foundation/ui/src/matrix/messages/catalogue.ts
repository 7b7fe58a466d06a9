import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** What the quantity matrix says by itself. */
export const matrixTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
