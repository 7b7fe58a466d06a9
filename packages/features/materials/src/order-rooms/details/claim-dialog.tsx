import { wordsOf } from '@tsumugi/api'
import { materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Checkbox, Dialog, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { detailTopics } from './detail-topics.ts'
import { FaultNotice } from '../fault-notice.tsx'
import { orderTexts } from '../order-texts.ts'

interface ClaimDialogProps {
  readonly detail: MaterialOrderDetail
  onClose(): void
}

/** Objects to a cloth that arrived (domain §3.12): within eight days, and not once it is cut. */
export function ClaimDialog({ detail, onClose }: ClaimDialogProps) {
  const t = useText(orderTexts)
  const claim = useChange(materialOrderDetails.claim, detailTopics)
  const [reason, setReason] = useState('')
  const [isUncut, setUncut] = useState(false)
  const [fault, setFault] = useState('')
  async function send() {
    if (!reason.trim()) return setFault(t('needed'))
    try {
      await claim({ body: { claim: { id: detail.id, reason, isUncut } } })
      onClose()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return (
    <Dialog title={t('claimTitle')} onClose={onClose} primary={{ label: t('send'), onClick: () => void send() }}>
      <div className="room-form">
        <FaultNotice fault={fault} />
        <p className="small soft">{t('claimNote')}</p>
        <TextArea label={t('claimReason')} must value={reason} onChange={setReason} rows={3} maxLength={500} />
        <Checkbox checked={isUncut} onChange={setUncut}>
          {t('uncut')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
