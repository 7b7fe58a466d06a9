import { useViewport } from '@tsumugi/ui'
import { figureText } from './report-figures.ts'
import type { ChartProps } from './plan-actual-chart.tsx'

/** Px of the strip: on a phone the whole stands between the edges. */
const widths = { phone: 324, wide: 900 }
const height = 64
const leastForName = 44
const namesOnPhone = 3
const pieces = 1

/** The colours of the plan as one strip of cloth: each as long as the pieces planned in it, the most first. */
export function ColourStrip({ report, words, label }: ChartProps) {
  const { phone } = useViewport()
  const width = phone ? widths.phone : widths.wide
  const members = report.members.filter(({ dimension, key }) => dimension === 'colour' && key !== '')
  const parts = members.map((member) => ({
    member,
    value: Number(report.cells.find(({ row }) => row[0] === member.key)?.values[pieces] ?? 0),
  }))
  const all = Math.max(
    1,
    parts.reduce((sum, { value }) => sum + value, 0),
  )
  const shareOf = (value: number) => ((value / all) * 100).toFixed(1)
  const lengths = parts.map(({ value }) => (value / all) * width)
  return (
    <svg
      className="report-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ inlineSize: width }}
    >
      {parts.map(({ member, value }, at) => {
        const length = lengths[at]!
        const x = lengths.slice(0, at).reduce((sum, each) => sum + each, 0)
        const share = shareOf(value)
        return (
          <g key={member.key}>
            <rect
              className="cloth"
              x={x}
              y={0}
              width={Math.max(0.5, length - (phone ? 0.5 : 1))}
              height={34}
              fill={member.hex ?? undefined}
            >
              <title>{`${words.member(member)} ${figureText('quantity', String(Math.round(value)), '1', words.locale)} (${share}%)`}</title>
            </rect>
            {!phone && length > leastForName && (
              <text className="name" x={x + 2} y={48}>
                {words.member(member)}
              </text>
            )}
            {!phone && length > leastForName && (
              <text className="tick" x={x + 2} y={61}>
                {share}%
              </text>
            )}
          </g>
        )
      })}
      {phone && (
        <text className="name" x={0} y={52}>
          {parts
            .slice(0, namesOnPhone)
            .map(({ member, value }) => `${words.member(member)} ${shareOf(value)}%`)
            .join('　')}
        </text>
      )}
    </svg>
  )
}
