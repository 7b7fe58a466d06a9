import { wordsOf } from '@tsumugi/api'
import { materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { orderTexts } from '../order-texts.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { detailTopics } from './detail-topics.ts'

interface BuyerActionsProps {
  readonly rows: readonly MaterialOrderDetail[]
  readonly chosen: ReadonlySet<string>
  onDone(): void
}

/** What a buyer does with the lines it picked: receives those sent, objects to one received. */
export function BuyerActions({ rows, chosen, onDone }: BuyerActionsProps) {
  const t = useText(orderTexts)
  const receive = useChange(materialOrderDetails.receive, detailTopics)
  const [claimed, claim] = useState<MaterialOrderDetail | null>(null)
  const picked = rows.filter(({ id }) => chosen.has(String(id)))
  const isShipped = picked.length > 0 && picked.every(({ status }) => status === 'shipped')
  const [only] = picked.length === 1 && picked[0]!.status === 'received' ? picked : []
  async function received() {
    try {
      await receive({ body: { ids: picked.map(({ id }) => id) } })
      onDone()
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention' })
    }
  }
  return (
    <div className="room-actions">
      <Button onClick={() => void received()} disabled={!isShipped}>
        {t('receive')}
      </Button>
      <Button onClick={() => only && claim(only)} disabled={!only}>
        {t('claim')}
      </Button>
      {claimed && <ClaimDialog detail={claimed} onClose={() => claim(null)} />}
    </div>
  )
}
