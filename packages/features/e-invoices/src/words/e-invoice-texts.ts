import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the screens of electronic invoices say; rules and fields come in words from the server. */
export const eInvoiceTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.fediInvoices', issued: 'noun.fediInvoicesIssued', received: 'noun.fediInvoicesReceived' },
)

export type EInvoiceText = Text<Messages>
