import { LinkEvents, useRefresh } from '@tsumugi/element'
import { useRefresh as useTopicRefresh } from '@tsumugi/queries'
import { useOwnListPlace } from '@tsumugi/records'
import { paymentTopics } from '../payments/payment-queries.ts'
import { Payments, paymentKeys } from './payments.tsx'

interface PaymentsAttributes {
  readonly runId?: number | null
  readonly tab?: string | null
}

/** `<tsumugi-payments run-id tab>` */
export function PaymentsWidget({ runId = null, tab = null }: PaymentsAttributes) {
  const refresh = useTopicRefresh()
  useRefresh(() => paymentTopics.forEach((topic) => void refresh(topic)))
  return (
    <LinkEvents>
      <Payments place={useOwnListPlace(paymentKeys, { run: runId, tab })} />
    </LinkEvents>
  )
}
