import { formatMoney, formatNumber } from '@tsumugi/i18n'
import type { DocumentKind } from '@tsumugi/contract'
import { isPriced, type DocumentHead } from '../document-answers.ts'
import type { DocumentText } from './document-words.ts'

/** What a document comes to: pieces, and money where its kind has prices. */
export const costsText = (
  kind: DocumentKind,
  t: DocumentText,
  row: Pick<DocumentHead, 'quantity' | 'amount' | 'currency'>,
) =>
  isPriced(kind)
    ? t('costs', { quantity: formatNumber(row.quantity), amount: formatMoney(row.amount, row.currency) })
    : t('pieces', { quantity: formatNumber(row.quantity) })
