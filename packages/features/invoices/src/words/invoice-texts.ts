import { defineCatalogue, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** Everything that invoices say beside what every document says. */
export const invoiceTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})

export type InvoiceText = Text<Messages>
