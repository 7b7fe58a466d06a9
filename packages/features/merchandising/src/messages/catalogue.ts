import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** The texts of the map. */
export const mapTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
