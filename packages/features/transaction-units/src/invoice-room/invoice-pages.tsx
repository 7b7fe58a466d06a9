import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition, DocumentParts } from '@tsumugi/documents'
import { ClosingGroups, InvoiceMatch } from '@tsumugi/invoices/panels'
import { CarriedLines } from '../shipping-room/carried-lines.tsx'
import { TaxTable } from '../tax-table.tsx'

const parts: DocumentParts = {
  review: (detail) => <InvoiceMatch detail={detail} />,
  belowLines: (detail) => (
    <>
      <TaxTable detail={detail} />
      <CarriedLines detail={detail} of="invoice" />
    </>
  ),
}

/** What an invoice adds to the screens of every document. */
export const receivedInvoicePages: Omit<DocumentDefinition, 'noun'> = {
  kind: documentKinds.invoices,
  begins: ['dueOn', 'periodStart', 'periodEnd'],
  parts,
}

/** Above the invoices that one issues stands what waits for its bill. */
export const issuedInvoicePages: Omit<DocumentDefinition, 'noun'> = {
  ...receivedInvoicePages,
  parts: { ...parts, aboveList: () => <ClosingGroups /> },
}
