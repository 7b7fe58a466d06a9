import { useText } from '@tsumugi/i18n'
import { NumberField } from '@tsumugi/ui'
import { useState } from 'react'
import { LedgerDialog } from './ledger-dialog.tsx'
import { useLimit } from '../ledger-queries.ts'
import { ledgerTexts } from '../ledger-texts.ts'
import type { PartnerRow } from '../partner-list.tsx'

/** What a partner may owe at most; empty lifts it. */
export function LimitDialog({ row, onClose }: { row: PartnerRow; onClose(): void }) {
  const t = useText(ledgerTexts)
  const send = useLimit()
  const [amount, setAmount] = useState(row.limit ?? '')
  const limit = { currency: row.currency, amount: amount || null }
  return (
    <LedgerDialog
      title={t('limit.set')}
      text={
        <>
          <b>{row.partner.name}</b> {t('limit.text')}
        </>
      }
      label={t('save')}
      send={(options) => send({ partnerId: row.partner.id, body: { limit } }, options)}
      onClose={onClose}
    >
      <NumberField label={t('limit')} value={amount} digits={4} onChange={setAmount} unit={row.currency} />
    </LedgerDialog>
  )
}
