import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { Dialog, toast } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { FaultNotice } from '../../findings/fault-notice.tsx'
import { ledgerTexts } from '../ledger-texts.ts'

interface LedgerDialogProps {
  title: string
  text: ReactNode
  /** The button that sends. */
  label: string
  disabled?: boolean
  send(options: { idempotencyKey: string }): Promise<unknown>
  onClose(): void
  /** The fields. */
  children: ReactNode
}

/** Sends once and closes; when it is refused it says why, and what was typed stays. */
export function LedgerDialog({ title, text, label, disabled = false, send, onClose, children }: LedgerDialogProps) {
  const { fault, busy, save } = useSending(send, onClose)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      closeOnOutside={false}
      primary={{ label, disabled, onClick: () => void save() }}
    >
      <div className="ledger-dialog">
        <p>{text}</p>
        <FaultNotice fault={fault} />
        {children}
      </div>
    </Dialog>
  )
}

function useSending(send: LedgerDialogProps['send'], onSent: () => void) {
  const t = useText(ledgerTexts)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  async function save() {
    setBusy(true)
    setFault('')
    try {
      await send({ idempotencyKey })
      toast({ title: t('done') })
      onSent()
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { fault, busy, save }
}
