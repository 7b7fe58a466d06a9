import { wordsOf } from '@tsumugi/api'
import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { Dialog, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../../schedule-queries.ts'
import { stepName } from '../step-name.ts'
import { dialogTexts } from './dialog-texts.ts'

/** Takes a step of one's own that nobody has begun out of its schedule, once that is confirmed. */
export function StepRemoval({ step, onClose }: { step: Procedure; onClose(): void }) {
  const t = useText(dialogTexts)
  const { removeStep } = useScheduleChanges()
  async function remove() {
    await removeStep(step.id)
    toast({ title: t('step.removed') })
    onClose()
  }
  const title = t('step.remove.title', { step: stepName(t, step) })
  return <Removal {...{ title, remove, onClose }} text={t('step.remove.text')} label={t('step.remove')} />
}

/** Deletes a schedule that nobody has begun, once that is confirmed. */
export function ScheduleRemoval({ schedule, onClose }: { schedule: ScheduleDetail; onClose(): void }) {
  const t = useText(dialogTexts)
  const { deleteSchedule } = useScheduleChanges()
  async function remove() {
    await deleteSchedule(schedule.id)
    pageNavigator.go(href('productionSchedules'))
  }
  const title = t('delete.title', { style: schedule.production.styleNo })
  return <Removal {...{ title, remove, onClose }} text={t('delete.text')} label={t('delete')} />
}

interface RemovalProps {
  title: string
  text: string
  label: string
  remove(): Promise<void>
  onClose(): void
}

function Removal({ title, text, label, remove, onClose }: RemovalProps) {
  const t = useText(dialogTexts)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function go() {
    setBusy(true)
    try {
      await remove()
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      primary={{ label, type: 'attention', onClick: () => void go() }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <p>{text}</p>
    </Dialog>
  )
}
