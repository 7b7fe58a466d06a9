import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What drafting bills by closing period says. */
export const closingTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

export type ClosingText = Text<Messages>
