import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@tsumugi/ui'
import { useSchedule } from '../schedule-queries.ts'
import { scheduleListTexts } from '../schedules-screen/schedule-list-texts.ts'
import { ScheduleActions } from './schedule-actions.tsx'
import { ScheduleBody } from './schedule-body.tsx'

/** /production_schedules/:id: the steps of one phase, what each side asks of the other, and what a delay would cost. */
export function ScheduleScreen({ params }: PageAddress) {
  const t = useText(scheduleListTexts)
  const { data: answer, error, mutate } = useSchedule(Number(params.id))
  const back = { href: href('productionSchedules'), label: t('title') }
  const data = answer?.data
  if (!data) {
    const { status } = (error ?? {}) as { status?: number }
    const isGone = status === 404 || status === 403
    return (
      <Screen title={t('title')} back={back}>
        {!error && <Skeleton rows={8} />}
        {error && !isGone && <ErrorState heading="h2" onRetry={() => void mutate()} />}
        {isGone && (
          <EmptyState heading="h2" filtered title={t('gone')} action={<Button href={back.href}>{t('title')}</Button>}>
            {t('gone.text')}
          </EmptyState>
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={
        <>
          <span className="code">{data.production.styleNo}</span> {data.production.name}
        </>
      }
      back={back}
      actions={<ScheduleActions schedule={data} />}
    >
      <ScheduleBody schedule={data} />
    </Screen>
  )
}
