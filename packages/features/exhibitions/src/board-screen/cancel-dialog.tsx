import type { ExhibitionOrder } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Dialog, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { boardTexts } from './messages/catalogue.ts'
import type { MoveOrders } from './order-board.tsx'

interface CancelDialogProps {
  orders: readonly ExhibitionOrder[]
  onMove: MoveOrders
  onClose(): void
  onDone?(): void
}

/** Orders are cancelled with a word to the shop: it stands in the mail they get (domain §3.16). */
export function CancelDialog({ orders, onMove, onClose, onDone }: CancelDialogProps) {
  const t = useText(boardTexts)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  async function cancel() {
    setBusy(true)
    const done = await onMove('cancel', orders, { reason: reason.trim() })
    setBusy(false)
    if (!done) return
    onDone?.()
    onClose()
  }
  return (
    <Dialog
      title={t('sure.cancel', { count: orders.length })}
      closeOnOutside={reason === ''}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('move.cancel'), type: 'attention', onClick: () => void cancel() }}
    >
      <p>{t('sure.cancel.why')}</p>
      <TextArea
        label={t('cancel.reason')}
        hint={t('cancel.reason.hint')}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
