import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen } from '@tsumugi/ui'
import { paymentTexts } from '../payments/payment-texts.ts'
import { Payments, paymentKeys } from './payments.tsx'

/** /payments: payments gathered into runs, their bank files, and statements held against the ledger (domain §3.10). */
export function PaymentsScreen({ query }: Pick<PageAddress, 'query'>) {
  const t = useText(paymentTexts)
  const place = useListPlace({ query }, href('payments'), paymentKeys)
  return (
    <Screen title={t('title')}>
      <Payments place={place} />
    </Screen>
  )
}
