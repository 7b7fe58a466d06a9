import { Avatar } from '@tsumugi/ui'
import { memo, type CSSProperties } from 'react'
import { scheduleOf } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import type { GanttStep } from '../chart-model/gantt-model.ts'
import { stepFigures, type StepFigures } from '../chart-model/step-figures.ts'
import { runText } from '../words/day-text.ts'
import { useGanttText, type GanttText } from '../words/gantt-texts.ts'
import { signed } from '../words/signed.ts'
import { barStyles } from './bar-styles.ts'
import type { LivePlan } from '../chart/live-plan.ts'
import { ProposalMark } from './proposal-mark.tsx'

/** A colour of a bar in the place of its company's, as `#rrggbb`. */
export type Tint = (step: GanttStep, figures: StepFigures) => string | null

interface StepRowProps {
  id: string
  chart: ChartPlan
  live: LivePlan
  at: number
  row: number
  /** Rows that are not under the head of their style name it. */
  isNamedInFull: boolean
  isCurrent: boolean
  /** No link may lead here from where one is being drawn. */
  isClosed: boolean
  tint: Tint | undefined
}

/** One step: who does it until when, and its bar. */
export const StepRow = memo(function StepRow(props: StepRowProps) {
  const { id, chart, live, at, row, isNamedInFull, isCurrent, isClosed, tint } = props
  const t = useGanttText()
  const step = chart.model.steps[at]!
  const figures = stepFigures(live.plan, at, chart.context.todayOf)
  const isOurs = step.ownerId === chart.model.actorId
  const code = isNamedInFull ? scheduleOf(chart, at)?.code : undefined
  const period = runText(figures.bar, t.locale)
  return (
    <div
      id={id}
      className="chart-row"
      role="row"
      aria-level={2}
      aria-rowindex={row + 2}
      data-current={isCurrent || undefined}
      data-step={at}
      data-closed={isClosed || undefined}
      style={{ '--at': row } as CSSProperties}
    >
      <div className="names" role="presentation">
        <span className="one-line" role="rowheader">
          {step.name}
          {code && <span className="code">{code}</span>}
        </span>
        <span role="gridcell">
          <Avatar group named name={step.owner.name} hue={isOurs ? 'indigo' : 'theirs'} />
        </span>
        <span className="period number" role="gridcell">
          {period}
        </span>
        <span className="float-days number" role="gridcell" data-short={isShort(figures) || undefined}>
          {figures.float !== null && t('days', { days: signed(figures.float) })}
        </span>
      </div>
      <BarCell {...{ chart, step, at, figures, isOurs, period, t }} hue={tint?.(step, figures) ?? null} />
    </div>
  )
})

interface BarCellProps {
  chart: ChartPlan
  step: GanttStep
  at: number
  figures: StepFigures
  isOurs: boolean
  period: string
  hue: string | null
  t: GanttText
}

function BarCell({ chart, step, at, figures, isOurs, period, hue, t }: BarCellProps) {
  const calendar = [...chart.model.calendars.keys()].indexOf(step.calendarId)
  const styles = {
    ...barStyles(figures, chart.first),
    '--ground': `var(--ground-${calendar})`,
    ...(hue && { '--tint': hue }),
  }
  const proposal = chart.proposals.get(step.id)
  return (
    <div className="days" role="gridcell" style={styles as CSSProperties}>
      <span
        className="bar"
        role="img"
        aria-label={barLabel(step, figures, period, t)}
        data-side={hue ? 'tinted' : isOurs ? 'ours' : 'theirs'}
        data-status={step.status}
        data-critical={chart.critical.steps.has(at) || undefined}
      />
      <span className="beyond" aria-hidden="true" />
      {proposal ? (
        <ProposalMark proposal={proposal} first={chart.first} />
      ) : (
        figures.slip > 0 &&
        isShort(figures) && <span className="flag is-late number">{t('days', { days: `+${figures.slip}` })}</span>
      )}
    </div>
  )
}

const isShort = ({ float }: StepFigures) => float !== null && float < 0

function barLabel({ name, progress }: GanttStep, { float }: StepFigures, period: string, t: GanttText): string {
  const said = t('bar', { name, period, progress })
  return float === null ? said : said + t('bar.float', { days: signed(float) })
}
