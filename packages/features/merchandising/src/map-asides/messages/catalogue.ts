import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** The texts of what stands beside the map at times: filters, marked products, keys. */
export const asideTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
