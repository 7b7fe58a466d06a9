import { newIdempotencyKey } from '@tsumugi/api'
import { fediInvoices } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'
import { useAct } from './use-act.ts'

/** Sends a draft, or once more what did not arrive; while a rule is broken it says so instead. */
export function SendButton({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const send = useChange(fediInvoices.send)
  const { busy, fault, act } = useAct()
  const { id, networkStatus, findingCount, lockVersion } = invoice
  if (networkStatus !== 'draft' && networkStatus !== 'failed') return null
  if (findingCount > 0) return <span className="soft small">{t('send.blocked')}</span>
  const press = () =>
    act(() => send({ id, body: { fediInvoice: { lockVersion } } }, { idempotencyKey: newIdempotencyKey() }), t('sent'))
  return (
    <>
      <FaultNotice words={fault} />
      <Button type="primary" busy={busy} onClick={() => void press()}>
        {t(networkStatus === 'failed' ? 'send.again' : 'send')}
      </Button>
    </>
  )
}
