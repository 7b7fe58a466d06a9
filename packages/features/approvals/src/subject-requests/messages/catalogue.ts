import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

export const requestsTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
