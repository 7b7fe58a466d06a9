import { wordsOf } from '@tsumugi/api'
import { readsSchedules, writesSchedules, type Phase } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges, useSchedulesOf } from '../schedule-queries.ts'
import { scheduleListTexts } from '../schedules-screen/schedule-list-texts.ts'
import { ScheduleHealth } from '../schedule-words/schedule-health.tsx'

/** The schedule of a phase beside its quantities, or the way to make one. */
export function SchedulePanel({ phase, isOwner }: { phase: Phase; isOwner: boolean }) {
  const t = useText(scheduleListTexts)
  const { user } = useSession()
  const { data } = useSchedulesOf(admits(user, readsSchedules) ? phase.productionId : null)
  const { create } = useScheduleChanges()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const schedule = data?.data.find((each) => each.phase.id === phase.id)
  const mayMake = isOwner && admits(user, writesSchedules)
  if (!data || (!schedule && !mayMake)) return null
  async function make() {
    if (!phase.deliveryDue) return
    setBusy(true)
    setFailure('')
    try {
      const made = await create(phase.id, phase.deliveryDue)
      pageNavigator.go(href('productionSchedule', { id: made.data.id }))
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="panel">
      <header>
        <h2>{t('schedule')}</h2>
      </header>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {schedule ? (
        <p>
          <ScheduleHealth row={schedule} />{' '}
          {schedule.outcome.shipsOn && `${t('ships')} ${formatDate(schedule.outcome.shipsOn, 'short', t.locale)} `}
          <a href={href('productionSchedule', { id: schedule.id })}>{t('schedule.open')}</a>
        </p>
      ) : (
        <p>
          <span className="small soft">{t('schedule.none')}</span>{' '}
          <Button
            busy={busy}
            disabled={!phase.deliveryDue}
            reason={phase.deliveryDue ? undefined : t('schedule.noDue')}
            onClick={() => void make()}
          >
            {t('schedule.make')}
          </Button>
        </p>
      )}
    </section>
  )
}
