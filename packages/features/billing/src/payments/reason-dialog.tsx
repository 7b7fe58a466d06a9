import { useText } from '@tsumugi/i18n'
import { Dialog, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { paymentTexts } from './payment-texts.ts'

interface ReasonDialogProps {
  title: string
  label: string
  busy: boolean
  onClose(): void
  onReason(reason: string): void
}

/** Asks why, before what cannot be taken back. */
export function ReasonDialog({ title, label, busy, onClose, onReason }: ReasonDialogProps) {
  const t = useText(paymentTexts)
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={title}
      busy={busy}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label, disabled: reason.trim() === '', onClick: () => onReason(reason) }}
    >
      <TextField label={t('reason')} must value={reason} maxLength={500} onChange={setReason} />
    </Dialog>
  )
}
