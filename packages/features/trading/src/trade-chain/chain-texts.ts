import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

export type ChainMessages = Messages

/** What the chain of a trade says, for whoever shows no more of it. */
export const chainTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

export type ChainText = Text<Messages>
