import type { RowGroup } from '@tsumugi/domain/scheduling'
import { Avatar, Icon, Status } from '@tsumugi/ui'
import { ChevronDown, ChevronRight } from '@tsumugi/ui/icons'
import { memo, type CSSProperties } from 'react'
import { groupSummary } from '../chart-model/group-summary.ts'
import type { Grouping } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { groupTitle } from '../words/group-title.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { signed } from '../words/signed.ts'
import { spanStyles } from './bar-styles.ts'
import type { LivePlan } from '../chart/live-plan.ts'

interface GroupRowProps {
  id: string
  chart: ChartPlan
  live: LivePlan
  group: RowGroup<number>
  grouping: Grouping
  row: number
  isFolded: boolean
  isCurrent: boolean
  isChosen: boolean
}

const looks = { late: 'late', at_risk: 'late', on_track: 'done', done: 'done' } as const

/** The head of a group: a style with its picture and how it stands, or a name. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { id, chart, live, group, grouping, row, isFolded, isCurrent, isChosen } = props
  const t = useGanttText()
  const { title, code, picture } = groupTitle(chart, grouping, group, t)
  const { health, slip, waiting } = groupSummary(chart, live.plan, group.items)
  return (
    <div
      id={id}
      className="chart-row is-group"
      role="row"
      aria-level={1}
      aria-expanded={!isFolded}
      aria-selected={isChosen}
      aria-rowindex={row + 2}
      data-current={isCurrent || undefined}
      data-group={group.key}
      style={{ '--at': row } as CSSProperties}
    >
      <div className="names" role="presentation">
        <Icon of={isFolded ? ChevronRight : ChevronDown} size={16} />
        {picture === undefined ? null : <Avatar group name={title} hue="plain" {...(picture && { image: picture })} />}
        <span className="one-line" role="rowheader">
          <b>{title}</b> {code && <span className="code">{code}</span>}
        </span>
        <span role="gridcell">
          {waiting > 0 ? (
            <Status look="waiting">{t('waiting', { count: waiting })}</Status>
          ) : (
            <Status look={looks[health]}>{t(`health.${health}`, { days: signed(slip) })}</Status>
          )}
        </span>
      </div>
      <div
        className="days"
        role="gridcell"
        aria-label={t('span', { count: group.items.length })}
        style={spanStyles(group.items, live.plan.forecast, chart.first) as CSSProperties}
      >
        <span className="span" />
      </div>
    </div>
  )
})
