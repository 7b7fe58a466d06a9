import { useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import { recordTexts } from './record-texts.ts'

const OrderRecordsDialog = lazy(() =>
  import('./order-records-dialog.tsx').then((m) => ({ default: m.OrderRecordsDialog })),
)

/** Leads from the orders one gave to what the law wants kept of them (trade-law B2.4). */
export function OrderRecordsButton() {
  const t = useText(recordTexts)
  const [isOpen, open] = useState(false)
  return (
    <div>
      <Button size={24} onClick={() => open(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderRecordsDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  )
}
