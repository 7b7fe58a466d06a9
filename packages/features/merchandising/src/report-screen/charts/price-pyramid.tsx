import { useViewport } from '@tsumugi/ui'
import { figureText } from './report-figures.ts'
import type { ChartProps } from './plan-actual-chart.tsx'

const line = 24
const middle = 96
/** Px of a half: on a phone the whole stands between the edges. */
const sides = { phone: 114, wide: 230 }
const roomForFigure = 56

/** Price bands from the dearest down: styles to the left, pieces to the right, so that the shape of an assortment shows. */
export function PricePyramid({ report, words, label }: ChartProps) {
  const { phone } = useViewport()
  const side = phone ? sides.phone : sides.wide
  const width = side * 2 + middle
  const bands = report.members.filter(({ dimension }) => dimension === 'priceBand').toReversed()
  const values = bands.map(({ key }) => report.cells.find(({ row }) => row[0] === key)?.values ?? [])
  const most = [0, 1].map((at) => Math.max(1, ...values.map((each) => Number(each[at] ?? 0))))
  const height = 20 + Math.max(1, bands.length) * line
  return (
    <svg
      className="report-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ inlineSize: width }}
    >
      <text className="tick" x={side - 6} y={12} textAnchor="end">
        {words.measure('styles')}
      </text>
      <text className="tick" x={side + middle + 6} y={12}>
        {words.measure('quantity')}
      </text>
      {bands.map((member, at) => {
        const y = 20 + at * line
        const lengths = [0, 1].map(
          (index) => (Number(values[at]?.[index] ?? 0) / most[index]!) * (side - roomForFigure),
        )
        return (
          <g key={member.key}>
            <text className="name" x={side + middle / 2} y={y + 15} textAnchor="middle">
              {words.member(member)}
            </text>
            <rect data-look="plan" x={side - 4 - lengths[0]!} y={y + 3} width={lengths[0]} height={line - 8} rx={2} />
            <rect data-look="pieces" x={side + middle + 4} y={y + 3} width={lengths[1]} height={line - 8} rx={2} />
            <text className="value" x={side - 10 - lengths[0]!} y={y + 15} textAnchor="end">
              {figureText('styles', values[at]?.[0] ?? null, '1', words.locale)}
            </text>
            <text className="value" x={side + middle + 10 + lengths[1]!} y={y + 15}>
              {figureText('quantity', values[at]?.[1] ?? null, '1', words.locale)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
