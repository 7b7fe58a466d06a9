import { useGanttText } from '../words/gantt-texts.ts'
import { ChartAxis, type ChartAxisProps } from './chart-axis.tsx'

/** The heads of what names the rows, and the axis; both stay in view. */
export function ChartHead(axis: ChartAxisProps) {
  const t = useGanttText()
  return (
    <div className="chart-head" role="rowgroup">
      <div role="row" aria-rowindex={1}>
        <div className="names" role="presentation">
          {(['step', 'owner', 'period', 'float'] as const).map((column) => (
            <span key={column} role="columnheader">
              {t(`column.${column}`)}
            </span>
          ))}
        </div>
        <ChartAxis {...axis} />
      </div>
    </div>
  )
}
