import { documentKinds, type AgreedTerms, type PaymentDetails } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/documents'
import { formatNumber } from '@tsumugi/i18n'
import { MaterialsField, UndeterminedField } from '../fields/row-fields.tsx'
import { PaymentDetailsField } from '../fields/payment-details-field.tsx'
import { SkuLines } from '../fields/sku-lines.tsx'
import { TermsField } from '../fields/terms-field.tsx'
import { OrderRecordsButton } from '../records-room/order-records-button.tsx'
import { CarriedLines } from '../shipping-room/carried-lines.tsx'
import { ShippingLink } from '../shipping-room/shipping-link.tsx'
import { TaxTable } from '../tax-table.tsx'
import { CreditNotice } from './credit-notice.tsx'
import { OrderMeter } from './order-meter.tsx'
import { PriceRequests } from './price-requests.tsx'

interface Break {
  readonly item: string | null
  readonly minQuantity: string
  readonly unitPrice: string
}

const breakText = ({ item, minQuantity, unitPrice }: Break) =>
  `${item === null ? '' : `${item} `}${formatNumber(unitPrice)} (${formatNumber(minQuantity)}–)`

/** Terms by their name; lists by how many they hold, for their own controls show them. */
export function partsText(name: string, value: unknown): string {
  if (name === 'terms') return (value as AgreedTerms | null)?.name ?? ''
  if (name === 'paymentDetails')
    return Object.values((value as PaymentDetails | null) ?? {})
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ')
  if (name === 'breaks') return ((value ?? []) as Break[]).map(breakText).join('\n')
  if (Array.isArray(value))
    return value
      .map((row) =>
        Object.values(row as object)
          .filter(Boolean)
          .join(' '),
      )
      .join('\n')
  return ''
}

/** What an order adds to the screens of every document. */
export const contractPages: Omit<DocumentDefinition, 'noun'> = {
  kind: documentKinds.contracts,
  columns: ['deliveryDue'],
  begins: ['deliveryDue', 'deliveryPlace', 'inspectionDue', 'terms'],
  controls: {
    terms: TermsField,
    paymentDetails: PaymentDetailsField,
    paidMaterials: MaterialsField,
    undetermined: UndeterminedField,
  },
  say: partsText,
  linesFrom: SkuLines,
  parts: {
    above: (detail) => <CreditNotice detail={detail} />,
    beforeMove: (detail, move) => move === 'accept' && <CreditNotice detail={detail} />,
    belowLines: (detail) => (
      <>
        <TaxTable detail={detail} />
        <CarriedLines detail={detail} of="order" />
      </>
    ),
    rail: (detail) => (
      <>
        <ShippingLink detail={detail} />
        <OrderMeter detail={detail} />
        <PriceRequests detail={detail} />
      </>
    ),
  },
}

/** The buyer keeps records of what became of its orders (trade-law B2.4). */
export const issuedContractPages: Omit<DocumentDefinition, 'noun'> = {
  ...contractPages,
  parts: { ...contractPages.parts, aboveList: () => <OrderRecordsButton /> },
}
