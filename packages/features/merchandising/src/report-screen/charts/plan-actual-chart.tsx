import type { MerchandisingReport } from '@tsumugi/contract'
import type { ReportWords } from '@tsumugi/domain'
import { figureText } from './report-figures.ts'
import type { Scale } from '../report-place.ts'

/** What a chart needs: its own small report, laid out as its table twin shows it. */
export interface ChartProps {
  report: MerchandisingReport
  words: ReportWords
  scale: Scale
  label: string
}

const height = 200
const foot = 34
const head = 16
const group = 92
const bar = 20
const axis = 56
const looks = ['budget', 'plan', 'actual'] as const

/** Plan against actual by release month: budget as an outline, the plan in indigo, sales in bamboo. Lengths only; figures stay text. */
export function PlanActualChart({ report, words, scale, label }: ChartProps) {
  const lines = report.members.filter(({ dimension }) => dimension === 'month')
  const values = lines.map(({ key }) => report.cells.find(({ row }) => row[0] === key)?.values ?? [])
  const most = Math.max(1, ...values.flat().map((value) => Number(value ?? 0)))
  const top = niceTop(most)
  const width = axis + Math.max(3, lines.length) * group
  const y = (value: number) => head + (height - head - foot) * (1 - value / top)
  return (
    <svg
      className="report-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ inlineSize: Math.min(900, width) }}
    >
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line className="rule" x1={axis} x2={width} y1={y(top * part)} y2={y(top * part)} />
          <text className="tick" x={axis - 6} y={y(top * part) + 3} textAnchor="end">
            {figureText('retail', String(Math.round(top * part)), scale, words.locale)}
          </text>
        </g>
      ))}
      {lines.map((member, at) => {
        const left = axis + at * group + (group - bar * looks.length - 8) / 2
        return (
          <g key={member.key}>
            {looks.map((look, index) => {
              const value = Number(values[at]?.[index] ?? 0)
              const measure = report.measures[index]!
              return (
                <rect
                  key={look}
                  data-look={look}
                  x={left + index * (bar + 4)}
                  width={bar}
                  y={y(Math.max(0, value))}
                  height={Math.max(value > 0 ? 1 : 0, height - foot - y(Math.max(0, value)))}
                  rx={2}
                >
                  <title>{`${words.member(member)} ${words.measure(measure)} ${figureText(measure, values[at]?.[index] ?? null, '1', words.locale)}`}</title>
                </rect>
              )
            })}
            <text className="name" x={axis + at * group + group / 2} y={height - foot + 16} textAnchor="middle">
              {words.member(member)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The next round figure above. */
function niceTop(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 2.5, 5, 10].map((step) => step * unit).find((step) => step >= most) ?? most
}
