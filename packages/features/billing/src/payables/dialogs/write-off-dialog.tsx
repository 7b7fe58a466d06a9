import type { LedgerRow } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { NumberField, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { LedgerDialog } from './ledger-dialog.tsx'
import { useWriteOff } from '../ledger-queries.ts'
import { ledgerTexts } from '../ledger-texts.ts'

/** Gives up an amount that is open, with a reason; what was typed stays when it is refused. */
export function WriteOffDialog({ row, onClose }: { row: LedgerRow; onClose(): void }) {
  const t = useText(ledgerTexts)
  const send = useWriteOff()
  const [amount, setAmount] = useState(row.open)
  const [reason, setReason] = useState('')
  const { id, lockVersion } = row
  return (
    <LedgerDialog
      title={t('writeOff.of', { number: row.invoice.number ?? '' })}
      text={t('writeOff.text')}
      label={t('writeOff')}
      disabled={reason.trim() === '' || amount === ''}
      send={(options) => send({ id, body: { writeOff: { amount, reason, lockVersion } } }, options)}
      onClose={onClose}
    >
      <NumberField label={t('amount')} value={amount} digits={4} onChange={setAmount} unit={row.currency} />
      <TextField label={t('reason')} must value={reason} maxLength={500} onChange={setReason} />
    </LedgerDialog>
  )
}
