import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { materialBills } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, leave } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { billTexts } from './bill-texts.ts'
import { billTopics } from './bill-topics.ts'

interface BillButtonProps {
  readonly orderId: number
  readonly of: 'invoice' | 'credit'
  /** The draft that is gone on with, where there is one. */
  readonly draftId: number | null
  readonly reason?: string
}

const words = {
  invoice: { make: 'makeInvoice', open: 'openInvoice' },
  credit: { make: 'makeCredit', open: 'openCredit' },
} as const

/** Makes the draft and goes there; pressed twice it makes one. */
export function BillButton({ orderId, of, draftId, reason }: BillButtonProps) {
  const t = useText(billTexts)
  const make = useChange(materialBills[of], billTopics)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  if (draftId !== null)
    return (
      <Button type="primary" href={href('transactionUnit', { id: draftId })}>
        {t(words[of].open)}
      </Button>
    )
  async function made() {
    setState({ busy: true, fault: '' })
    try {
      const { data } = await make({ id: orderId }, { idempotencyKey })
      leave.to(href('transactionUnit', { id: data.id }))
    } catch (error) {
      setState({ busy: false, fault: wordsOf(error, t('failed')) })
    }
  }
  return (
    <>
      <FaultNotice fault={fault} />
      <Button type="primary" busy={busy} onClick={() => void made()} {...(reason && { reason })}>
        {t(words[of].make)}
      </Button>
    </>
  )
}
