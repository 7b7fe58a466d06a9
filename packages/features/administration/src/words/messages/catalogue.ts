import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** Words that several screens of this area say alike. */
export const wordTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
