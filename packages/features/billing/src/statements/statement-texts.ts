import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What statements and their matching say: loaded with that part of the room alone. */
export const statementTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
export type StatementText = Text<Messages>
