import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the formats of documents say. */
export const documentTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    'title.contractFormat': 'noun.contractFormats',
    'one.contractFormat': 'one.contractFormats',
    'title.invoiceFormat': 'noun.invoiceFormats',
    'one.invoiceFormat': 'one.invoiceFormats',
    'title.orderSheetFormat': 'noun.orderSheetFormats',
    'one.orderSheetFormat': 'one.orderSheetFormats',
  },
)
