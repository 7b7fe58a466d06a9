import type { ProductionSchedule } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Status, type StatusLook } from '@tsumugi/ui'
import { scheduleTexts } from './schedule-texts.ts'

const looks = { late: 'late', at_risk: 'waiting', on_track: 'going', done: 'done' } as const satisfies Record<
  ProductionSchedule['health'],
  StatusLook
>

/** How a schedule stands, by a mark and a word; a proposal that waits beside it. */
export function ScheduleHealth({
  row,
}: {
  row: Pick<ProductionSchedule, 'health' | 'waitingForUs' | 'waitingForThem'>
}) {
  const t = useText(scheduleTexts)
  const waiting = row.waitingForUs + row.waitingForThem
  return (
    <>
      <Status look={looks[row.health]}>{t(`health.${row.health}`)}</Status>
      {waiting > 0 && (
        <>
          {' '}
          <Status look="waiting">
            {t('health.waiting')} {waiting}
          </Status>
        </>
      )}
    </>
  )
}
