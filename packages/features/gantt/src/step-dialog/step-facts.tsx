import type { Procedure } from '@tsumugi/contract'
import { dayNumber } from '@tsumugi/domain'
import { href } from '@tsumugi/navigation'
import { runText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'

/** How a step stands: who does it, the first plan, what is expected, the latest, what was done, and the float. */
export function StepFacts({ row }: { row: Procedure }) {
  const t = useGanttText()
  const span = (dates: { start: string | null; end: string | null } | null) => {
    const [start, end] = [dates?.start ?? dates?.end, dates?.end ?? dates?.start]
    return start && end ? runText({ start: dayNumber(start), end: dayNumber(end) }, t.locale) : '–'
  }
  const facts = [
    [t('column.owner'), row.owner?.name ?? t('partner')],
    [t('facts.status'), t(`status.${row.status}`)],
    [t('key.baseline'), span(row.baseline)],
    [t('facts.forecast'), span(row.forecast)],
    [t('facts.latest'), span(row.latest)],
    [t('facts.actual'), span(row.actual)],
    [t('column.float'), row.totalFloat === null ? '–' : t('days', { days: row.totalFloat })],
    [t('values.progress'), `${row.progress}%`],
    [t('values.quantity'), String(row.quantityDone)],
    [t('values.note'), row.note ?? '–'],
  ] as const
  return (
    <section className="step-facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={href('productionSchedule', { id: row.scheduleId })}>{t('facts.all')}</a>
    </section>
  )
}
