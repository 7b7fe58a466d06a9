import { newIdempotencyKey } from '@tsumugi/api'
import { fediInvoices } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'
import { useAct } from './use-act.ts'

/** Takes back what was sent of an invoice that is void since: its mirror is made as a draft and opened. */
export function CancelButton({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const make = useChange(fediInvoices.create)
  const { busy, fault, act } = useAct()
  const { documentId, isCancellable } = invoice
  if (!isCancellable || documentId === null) return null
  const press = () =>
    act(async () => {
      const call = { body: { fediInvoice: { documentId } } }
      const { data } = await make(call, { idempotencyKey: newIdempotencyKey() })
      pageNavigator.go(href('fediInvoice', { id: data.id }))
    }, t('cancel.done'))
  return (
    <>
      <FaultNotice words={fault} />
      <span className="soft small">{t('cancel.why')}</span>
      <Button type="primary" busy={busy} onClick={() => void press()}>
        {t('cancel')}
      </Button>
    </>
  )
}
