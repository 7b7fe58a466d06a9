import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** Texts of the brand's side of exhibitions: items. */
export const outfitTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
