import type { MakerLoad } from '@tsumugi/contract'
import { dayNumber } from '@tsumugi/domain'
import type { CSSProperties } from 'react'
import { useGanttText } from '../words/gantt-texts.ts'

interface LoadStripProps {
  maker: string
  dailyCapacity: number | null
  weeks: MakerLoad['weeks']
  /** Day number of the first day of the axis. */
  first: number
}

/** The height of a bar that reaches the line of what the maker can, as a part of the strip. */
const full = 0.62

/**
 * What one maker has to sew week by week, under the days of the chart; the line is what it can. It repeats for the eye what
 * stands in words beside the choice of the maker, and in a table among the figures.
 */
export function LoadStrip({ maker, dailyCapacity, weeks, first }: LoadStripProps) {
  const t = useGanttText()
  const most = Math.max(1, ...weeks.map(({ pieces }) => pieces))
  const shareOf = ({ pieces, capacity }: MakerLoad['weeks'][number]) => (capacity ? pieces / capacity : pieces / most)
  return (
    <div className="load-strip" aria-hidden="true">
      <div className="names">
        <span>
          <b>{t('load')}</b> {maker}
        </span>
        {dailyCapacity !== null && <span className="number">{t('load.capacity', { count: dailyCapacity })}</span>}
      </div>
      <div className="days">
        {dailyCapacity !== null && <i className="line" style={{ '--full': full } as CSSProperties} />}
        {weeks.map((week) => {
          const share = shareOf(week)
          const isOver = week.capacity !== null && share > 1
          const styles = { '--from': dayNumber(week.week) - first, '--height': Math.min(1, share * full) }
          return (
            <span key={week.week} data-over={isOver || undefined} style={styles as CSSProperties}>
              {week.percent !== null && <em className="number">{Math.round(Number(week.percent))}%</em>}
            </span>
          )
        })}
      </div>
    </div>
  )
}
