import { RecordsScreen, type PageAddress } from '@tsumugi/records'
import { paymentTerms } from './payment-terms.ts'

/** When and how partners are paid, with a trial of any term. */
export function PaymentTermsScreen({ params, query }: PageAddress) {
  return <RecordsScreen definition={paymentTerms} params={params} query={query} />
}
