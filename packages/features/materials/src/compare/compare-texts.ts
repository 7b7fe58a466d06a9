import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the comparison of cloths says. */
export const compareTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
export type CompareText = Text<Messages>
