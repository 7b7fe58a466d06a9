import type { MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Status } from '@tsumugi/ui'
import { useState } from 'react'
import { orderTexts } from '../order-texts.ts'
import { ClaimCase } from './claim-case.tsx'
import { detailLook } from './detail-cells.tsx'

interface DetailStatusProps {
  readonly row: MaterialOrderDetail
  readonly isDistributor: boolean
}

/** How far a line has come; what was claimed of it opens here. */
export function DetailStatus({ row, isDistributor }: DetailStatusProps) {
  const t = useText(orderTexts)
  const [isOpen, setOpen] = useState(false)
  const { status, claimCase } = row
  const answer = claimCase?.answer
  if (status !== 'claimed' || !claimCase) return <Status look={detailLook[status]}>{t(`status.${status}`)}</Status>
  return (
    <>
      <Status look={answer === 'refused' ? 'stopped' : answer ? 'done' : 'late'}>
        {t(answer ? `claimAnswer.${answer}` : 'status.claimed')}
      </Status>{' '}
      <Button size={24} onClick={() => setOpen(true)}>
        {t(isDistributor && !answer ? 'claimAnswer.send' : 'claimOpen')}
      </Button>
      {isOpen && <ClaimCase detail={row} isDistributor={isDistributor} onClose={() => setOpen(false)} />}
    </>
  )
}
