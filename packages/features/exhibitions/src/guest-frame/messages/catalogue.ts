import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** What stands around every page of an exhibition, and at its door. */
export const guestTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
