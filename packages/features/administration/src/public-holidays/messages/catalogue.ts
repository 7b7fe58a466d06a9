import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './ja.ts'

export const holidayTexts = defineCatalogue<Messages>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
})
export type HolidayText = Text<Messages>
