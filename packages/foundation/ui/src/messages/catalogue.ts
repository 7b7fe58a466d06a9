import { defineCatalogue } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

/** The few words the controls say by themselves. */
export const controlTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
