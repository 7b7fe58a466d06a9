import type { ScheduleDetail } from '@tsumugi/contract'
import { idAt, LinkEvents, useHost, useNeededAttribute, useRefresh, type EventOfLink } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { EmptyState, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSchedule } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'
import { ScheduleActions } from '../schedule-screen/schedule-actions.tsx'
import { ScheduleBody } from '../schedule-screen/schedule-body.tsx'
import css from './schedule-widget.css?inline'

const eventOf: EventOfLink = (address) => {
  const id = idAt(href('production', { id: 0 }), address)
  return id === null ? null : ['production-open', { id }]
}

/** `<tsumugi-production-schedule schedule-id>` */
export function ScheduleWidget({ scheduleId = null }: { readonly scheduleId?: number | null }) {
  if (!useNeededAttribute('schedule-id', scheduleId)) return null
  return (
    <LinkEvents eventOf={eventOf}>
      <Schedule key={scheduleId} id={scheduleId} />
    </LinkEvents>
  )
}

function Schedule({ id }: { readonly id: number }) {
  useStyles(css)
  const t = useText(scheduleTexts)
  const { data, error, mutate } = useSchedule(id)
  useRefresh(() => void mutate())
  useChangeTold(data?.data)
  if (data) return <Whole schedule={data.data} />
  if (!error) return <Skeleton rows={8} />
  const { status } = error as { status?: number }
  if (status !== 404 && status !== 403) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  return (
    <EmptyState heading="h2" filtered title={t('gone')}>
      {t('gone.text')}
    </EmptyState>
  )
}

function Whole({ schedule }: { readonly schedule: ScheduleDetail }) {
  const { styleNo, name } = schedule.production
  return (
    <article>
      <header className="schedule-head">
        <h2>
          <span className="code">{styleNo}</span> {name}
        </h2>
        <ScheduleActions schedule={schedule} />
      </header>
      <ScheduleBody schedule={schedule} />
    </article>
  )
}

/** Tells the page of every change, whichever side made it: an answer that differs from the one before. */
function useChangeTold(schedule: ScheduleDetail | undefined) {
  const { emit } = useHost()
  const before = useRef(schedule)
  const tell = useEffectEvent(({ id, status }: ScheduleDetail) => void emit('schedule-change', { id, status }))
  useEffect(() => {
    if (schedule && before.current) tell(schedule)
    before.current = schedule
  }, [schedule])
}
