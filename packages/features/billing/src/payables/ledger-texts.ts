import { defineCatalogue, type Text, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What payables and credits say. */
export const ledgerTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { 'title.payables': 'noun.payables', 'title.credits': 'noun.credits', payments: 'noun.payments' },
)
export type LedgerText = Text<Messages>
