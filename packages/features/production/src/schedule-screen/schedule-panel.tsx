import { readsSchedules, writesSchedules, type Phase } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { lazyPart } from '@tsumugi/element'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { useSchedulesOf } from '../schedule-queries.ts'
import { scheduleListTexts } from '../schedules-screen/schedule-list-texts.ts'
import { ScheduleHealth } from '../schedule-words/schedule-health.tsx'

const MakeScheduleDialog = lazyPart(() =>
  import('../schedule-making/make-schedule-dialog.tsx').then((m) => ({ default: m.MakeScheduleDialog })),
)

/** The schedule of a phase beside its quantities, or the way to make one. */
export function SchedulePanel({ phase, isOwner }: { phase: Phase; isOwner: boolean }) {
  const t = useText(scheduleListTexts)
  const { user } = useSession()
  const { data } = useSchedulesOf(admits(user, readsSchedules) ? phase.productionId : null)
  const [making, setMaking] = useState(false)
  const schedule = data?.data.find((each) => each.phase.id === phase.id)
  const mayMake = isOwner && admits(user, writesSchedules)
  if (!data || (!schedule && !mayMake)) return null
  return (
    <section className="panel">
      <header>
        <h2>{t('schedule')}</h2>
      </header>
      {schedule ? (
        <p>
          <ScheduleHealth row={schedule} />{' '}
          {schedule.outcome.shipsOn && `${t('ships')} ${formatDate(schedule.outcome.shipsOn, 'short', t.locale)} `}
          <a href={href('productionSchedule', { id: schedule.id })}>{t('schedule.open')}</a>
        </p>
      ) : (
        <p>
          <span className="small soft">{t('schedule.none')}</span>{' '}
          <Button onClick={() => setMaking(true)}>{t('schedule.make')}</Button>
        </p>
      )}
      <Suspense>
        {making && (
          <MakeScheduleDialog
            phase={phase}
            construction={data.data[0]?.construction ?? 'cloth'}
            onClose={() => setMaking(false)}
            onMade={({ id }) => pageNavigator.go(href('productionSchedule', { id }))}
          />
        )}
      </Suspense>
    </section>
  )
}
