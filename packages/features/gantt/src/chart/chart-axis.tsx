import { axisTicks, xOfDay, type GanttZoom, type TimeScale } from '@tsumugi/domain/scheduling'
import { dateOfDayNumber } from '@tsumugi/domain'
import { formatDate } from '@tsumugi/i18n'
import { tickText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import type { ChartSpan } from './use-chart-span.ts'

export interface ChartAxisProps {
  zoom: GanttZoom
  scale: TimeScale
  span: ChartSpan
  today: number
}

/** Weeks, months or quarters by name, what lies between as ticks of a tape measure. */
export function ChartAxis({ zoom, scale, span, today }: ChartAxisProps) {
  const t = useGanttText()
  const ticks = axisTicks(zoom, span.from, span.until)
  const x = (day: number) => xOfDay(scale, day)
  const lines = ticks.map(({ day, isLabelled }) => `M${x(day) + 0.5} 8v${isLabelled ? -8 : -3.5}`).join('')
  return (
    <div className="axis" role="columnheader" aria-label={t('axis')}>
      {ticks
        .filter(({ isLabelled }) => isLabelled)
        .map(({ day, date, isEmphasised }) => (
          <span
            key={day}
            className="tick number"
            data-first={isEmphasised || undefined}
            style={{ insetInlineStart: x(day) }}
          >
            {tickText(zoom, date, isEmphasised, t.locale)}
          </span>
        ))}
      <svg aria-hidden="true">
        <path d={lines} />
      </svg>
      <span className="today-mark number" style={{ insetInlineStart: x(today) }}>
        {t('today', { day: formatDate(dateOfDayNumber(today), 'shortNoYear', t.locale) })}
      </span>
    </div>
  )
}
