import { wordsOf } from '@tsumugi/api'
import { materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Checkbox, Dialog, NumberField, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { ClaimPhotos, type Photo } from './claim-photos.tsx'
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
  const { claim, set, send, fault } = useClaim(detail, onClose)
  return (
    <Dialog
      title={t('claimTitle')}
      closeOnOutside={false}
      onClose={onClose}
      primary={{ label: t('send'), onClick: () => void send() }}
    >
      <div className="room-form">
        <FaultNotice fault={fault} />
        <p className="small soft">{t('claimNote')}</p>
        <TextArea
          label={t('claimReason')}
          must
          value={claim.reason}
          onChange={(reason) => set(() => ({ reason }))}
          rows={3}
          maxLength={500}
        />
        <NumberField
          label={t('claimQuantity', { unit: detail.unit })}
          digits={2}
          value={claim.quantity}
          onChange={(quantity) => set(() => ({ quantity }))}
        />
        <ClaimPhotos photos={claim.photos} onChange={(change) => set(({ photos }) => ({ photos: change(photos) }))} />
        <Checkbox checked={claim.isUncut} onChange={(isUncut) => set(() => ({ isUncut }))}>
          {t('uncut')}
        </Checkbox>
      </div>
    </Dialog>
  )
}

interface Claim {
  readonly reason: string
  readonly quantity: string
  readonly photos: readonly Photo[]
  readonly isUncut: boolean
}

function useClaim({ id, netLength }: MaterialOrderDetail, onDone: () => void) {
  const t = useText(orderTexts)
  const save = useChange(materialOrderDetails.claim, detailTopics)
  const [claim, setClaim] = useState<Claim>({ reason: '', quantity: netLength, photos: [], isUncut: false })
  const [fault, setFault] = useState('')
  // From what stands then: photographs arrive while the words are still being typed.
  const set = (part: (now: Claim) => Partial<Claim>) => setClaim((now) => ({ ...now, ...part(now) }))
  async function send() {
    const { reason, quantity, photos, isUncut } = claim
    if (!reason.trim()) return setFault(t('claimReasonNeeded'))
    const fileIds = photos.map((photo) => photo.id)
    try {
      await save({ body: { claim: { id, reason, isUncut, fileIds, ...(quantity && { quantity }) } } })
      onDone()
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  return { claim, set, send, fault }
}
