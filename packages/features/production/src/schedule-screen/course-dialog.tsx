import { currentOf, wordsOf } from '@tsumugi/api'
import type { ScheduleDetail } from '@tsumugi/contract'
import { scheduleLifecycle, type ScheduleTransition } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { Dialog, Notice, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'

const { transitions } = scheduleLifecycle

interface CourseDialogProps {
  schedule: ScheduleDetail
  name: ScheduleTransition
  onClose(): void
}

/** Says what will come of it, and asks why where the course asks for a reason. */
export function CourseDialog({ schedule, name, onClose }: CourseDialogProps) {
  const t = useText(scheduleTexts)
  const { transition, again } = useScheduleChanges()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isReasoned = 'reason' in transitions[name]
  async function send() {
    if (isReasoned && reason.trim() === '') return setFailure(t('report.reasonMissing'))
    setBusy(true)
    setFailure('')
    try {
      const { id, lockVersion } = schedule
      await transition(id, { transition: name, lockVersion, ...(isReasoned && { reason }) })
      onClose()
    } catch (cause) {
      const isStale = currentOf(cause) !== undefined
      if (isStale) await again()
      setFailure(isStale ? t('stale') : wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  const label = name === 'activate' && schedule.side === 'partner' ? t('activate.partner') : t(`course.${name}`)
  return (
    <Dialog
      title={label}
      onClose={onClose}
      closeOnOutside={reason === ''}
      busy={busy}
      primary={{ label, onClick: () => void send() }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <p>{t(`course.${name}.text`)}</p>
      {isReasoned && (
        <TextField label={t('report.reason')} value={reason} onChange={setReason} maxLength={500} required />
      )}
    </Dialog>
  )
}
