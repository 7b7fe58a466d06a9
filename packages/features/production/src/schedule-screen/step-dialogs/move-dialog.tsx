import { currentOf, wordsOf } from '@tsumugi/api'
import type { PlanCost, Procedure, ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, Dialog, Notice, NumberField, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../../schedule-queries.ts'
import { dialogTexts } from './dialog-texts.ts'
import { CostFacts } from '../cost-facts.tsx'
import { stepName } from '../step-name.ts'

interface MoveDialogProps {
  schedule: ScheduleDetail
  step: Procedure
  onClose(): void
}

/** Other days for a step: one's own at once, the other side's by a proposal; what it costs can be seen before. */
export function MoveDialog({ schedule, step, onClose }: MoveDialogProps) {
  const t = useText(dialogTexts)
  const { change, again } = useScheduleChanges()
  const [days, setDays] = useState('1')
  const [chain, setChain] = useState(false)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [cost, setCost] = useState<PlanCost | null>(null)
  async function send(dryRun: boolean) {
    setBusy(true)
    setFailure('')
    try {
      const { data } = await change(schedule.id, {
        operations: [{ kind: 'move', step: step.id, days: Number(days), chain }],
        lockVersion: schedule.lockVersion,
        ...(note ? { note } : {}),
        ...(dryRun ? { dryRun } : {}),
      })
      setCost(data.cost)
      if (dryRun) return
      toast({ title: t(data.proposed.length > 0 ? 'move.proposed' : 'moved') })
      onClose()
    } catch (cause) {
      const isStale = currentOf(cause) !== undefined
      if (isStale) await again()
      setFailure(isStale ? t('stale') : wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('move.title', { step: stepName(t, step) })}
      onClose={onClose}
      closeOnOutside={note === ''}
      busy={busy}
      primary={{ label: t('move.send'), onClick: () => void send(false) }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <NumberField label={t('move.days')} value={days} onChange={setDays} negative />
      <Checkbox checked={chain} onChange={setChain}>
        {t('move.chain')}
      </Checkbox>
      <TextField label={t('move.note')} value={note} onChange={setNote} maxLength={500} />
      <Button onClick={() => void send(true)}>{t('move.calculate')}</Button>
      {cost && <CostFacts cost={cost} />}
    </Dialog>
  )
}
