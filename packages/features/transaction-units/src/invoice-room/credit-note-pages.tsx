import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'
import { needsReturnInvoice, returnInvoiceFrom } from '@tsumugi/domain/trading'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Notice } from '@tsumugi/ui'
import { TaxTable } from '../tax-table.tsx'
import { unitTexts } from '../unit-texts.ts'

/** What a credit note adds to the screens of every document: its tax, and whether the law asks for one. */
export const creditNotePages: Omit<DocumentDefinition, 'noun'> = {
  kind: documentKinds.creditNotes,
  begins: ['creditReason', 'returnedOn', 'soldOn', 'invoiceNumber'],
  columns: ['creditReason'],
  parts: {
    belowLines: (detail) => (
      <>
        <TaxTable detail={detail} />
        <SmallReturn total={detail.total} currency={detail.currency} />
      </>
    ),
  },
}

/** A return below 10,000 yen needs no return invoice (trade-law D). */
function SmallReturn({ total, currency }: { readonly total: string | null; readonly currency: string }) {
  const t = useText(unitTexts)
  if (total === null || currency !== 'JPY' || needsReturnInvoice([total])) return null
  return <Notice hue="indigo">{t('credit.small', { from: formatMoney(returnInvoiceFrom, currency) })}</Notice>
}
