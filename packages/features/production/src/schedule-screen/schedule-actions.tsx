import { currentOf, wordsOf } from '@tsumugi/api'
import type { ScheduleDetail } from '@tsumugi/contract'
import { scheduleLifecycle, type ScheduleTransition } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, Dialog, IconButton, Menu, MenuItem, Notice, TextField } from '@tsumugi/ui'
import { Ellipsis } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useScheduleChanges } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'

const { transitions } = scheduleLifecycle
const names = Object.keys(transitions) as ScheduleTransition[]

/** What the reader's side may do with the course of a schedule as it stands; who makes it accepts, the rest is the brand's. */
function openTransitions({ side, status, supplier }: ScheduleDetail, readerId: number | undefined) {
  return names.filter((name) => {
    const { from, by } = transitions[name]
    const isOpen = (from as readonly string[]).includes(status)
    return isOpen && (side === 'owner' || (by === 'either' && supplier?.id === readerId))
  })
}

/** The course of a schedule as a whole: begin or accept, hold, complete, cancel, reopen. */
export function ScheduleActions({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  const { user } = useSession()
  const [asked, ask] = useState<ScheduleTransition | null>(null)
  const open = openTransitions(schedule, user?.currentUserGroup?.id)
  const others = open.filter((name) => name !== 'activate')
  return (
    <>
      {open.includes('activate') && (
        <Button type="primary" onClick={() => ask('activate')}>
          {t(schedule.side === 'owner' ? 'activate' : 'activate.partner')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('course')} {...props} />}>
          {others.map((name) => (
            <MenuItem key={name} onSelect={() => ask(name)}>
              {t(`course.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked && <CourseDialog schedule={schedule} name={asked} onClose={() => ask(null)} />}
    </>
  )
}

interface CourseDialogProps {
  schedule: ScheduleDetail
  name: ScheduleTransition
  onClose(): void
}

/** Says what will come of it, and asks why where the course asks for a reason. */
function CourseDialog({ schedule, name, onClose }: CourseDialogProps) {
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
