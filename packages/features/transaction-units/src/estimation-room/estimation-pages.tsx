import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'
import { partsText } from '../contract-room/contract-pages.tsx'
import { BreaksField } from '../fields/row-fields.tsx'
import { SkuLines } from '../fields/sku-lines.tsx'
import { TermsField } from '../fields/terms-field.tsx'
import { TaxTable } from '../tax-table.tsx'
import { ComparisonPanel } from './comparison-panel.tsx'

/** What a quotation adds to the screens of every document. */
export const estimationPages: Omit<DocumentDefinition, 'noun'> = {
  kind: documentKinds.estimations,
  columns: ['validUntil'],
  begins: ['validUntil', 'deliveryDue', 'leadDays', 'incoterm', 'breaks', 'terms'],
  controls: { terms: TermsField, breaks: BreaksField },
  say: partsText,
  linesFrom: SkuLines,
  parts: { belowLines: (detail) => <TaxTable detail={detail} /> },
}

/** A request to quote: its buyer sees what came back from everybody, side by side. */
export const estimationRequestPages: Omit<DocumentDefinition, 'noun'> = {
  kind: documentKinds.estimationRequests,
  columns: ['replyDue'],
  begins: ['replyDue', 'basis', 'deliveryDue', 'deliveryPlace'],
  linesFrom: SkuLines,
  parts: { above: (detail) => detail.side === 'issuer' && <ComparisonPanel detail={detail} /> },
}
