import type { Receipt } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { NumberField, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { LedgerDialog } from '../payables/dialogs/ledger-dialog.tsx'
import { ItemChoices, partsOf } from './item-choices.tsx'
import { useApplication, useOpenItems, useReversal, useTakeBack } from './receipt-queries.ts'
import { receiptTexts } from './receipt-texts.ts'

interface ReceiptDialogProps {
  receipt: Receipt
  onClose(): void
}

/** Pays open items out of what is left of a receipt. */
export function ApplyDialog({ receipt, onClose }: ReceiptDialogProps) {
  const t = useText(receiptTexts)
  const send = useApplication()
  const { id, partner, currency, rest, lockVersion } = receipt
  const [amount, setAmount] = useState(rest)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const items = useOpenItems(partner.id, currency)
  const { parts } = partsOf(amount, items ?? [], chosen)
  return (
    <LedgerDialog
      title={t('apply.of', { partner: partner.name, amount: formatMoney(rest, currency) })}
      text={t('apply.text')}
      label={t('apply')}
      disabled={parts.length === 0}
      send={(options) => send({ id, body: { application: { items: parts, lockVersion } } }, options)}
      onClose={onClose}
    >
      <NumberField
        label={t('apply.amount')}
        must
        value={amount}
        digits={4}
        most={rest}
        unit={currency}
        onChange={setAmount}
      />
      <ItemChoices {...{ items, chosen, parts }} onChange={choose} />
    </LedgerDialog>
  )
}

/** Takes the rest of a receipt from the books, with a reason. */
export function TakeBackDialog({ receipt, onClose }: ReceiptDialogProps) {
  const t = useText(receiptTexts)
  const send = useTakeBack()
  const [reason, setReason] = useState('')
  const { id, partner, currency, rest, lockVersion } = receipt
  return (
    <LedgerDialog
      title={t('takeBack.of', { partner: partner.name, amount: formatMoney(rest, currency) })}
      text={t('takeBack.text')}
      label={t('takeBack')}
      disabled={reason.trim() === ''}
      send={(options) => send({ id, body: { takeBack: { reason, lockVersion } } }, options)}
      onClose={onClose}
    >
      <TextField label={t('reason')} must value={reason} maxLength={500} onChange={setReason} />
    </LedgerDialog>
  )
}

/** Takes back what a use of a receipt paid, with a reason. */
export function ReverseDialog({ receipt, use, onClose }: ReceiptDialogProps & { use: Receipt['uses'][number] }) {
  const t = useText(receiptTexts)
  const send = useReversal()
  const [reason, setReason] = useState('')
  const { id, currency, lockVersion } = receipt
  return (
    <LedgerDialog
      title={t('reverse.of', { number: use.number ?? '', amount: formatMoney(use.amount, currency) })}
      text={t('reverse.text')}
      label={t('reverse')}
      disabled={reason.trim() === ''}
      send={(options) => send({ id, body: { reversal: { useId: use.id, reason, lockVersion } } }, options)}
      onClose={onClose}
    >
      <TextField label={t('reason')} must value={reason} maxLength={500} onChange={setReason} />
    </LedgerDialog>
  )
}
