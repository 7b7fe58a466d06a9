import type { ComparedApplication } from '@tsumugi/contract'
import { radarAxes } from '@tsumugi/domain/matching'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { comparisonTexts } from '../comparison/comparison-texts.ts'
import css from './radar.css?inline'

type Points = ComparedApplication['radar']
const spot = (at: number, share: number, radius: number): string => {
  const angle = (Math.PI * 2 * at) / radarAxes.length - Math.PI / 2
  return `${(Math.cos(angle) * radius * share).toFixed(1)},${(Math.sin(angle) * radius * share).toFixed(1)}`
}
const ring = (share: number, radius: number) => radarAxes.map((_, at) => spot(at, share, radius)).join(' ')
const shape = (points: Points, radius: number) =>
  radarAxes.map((axis, at) => spot(at, (points[axis] ?? 0) / 100, radius)).join(' ')

/** The middle value of each figure that is known, to lay one supplier beside all. */
export function medianOf(all: readonly Points[]): Points {
  return Object.fromEntries(
    radarAxes.map((axis) => {
      const known = all.map((each) => each[axis]).filter((value) => value !== null)
      const sorted = known.toSorted((one, other) => one - other)
      const middle = sorted.length / 2
      const value =
        sorted.length === 0
          ? null
          : sorted.length % 2 === 1
            ? sorted[Math.floor(middle)]!
            : (sorted[middle - 1]! + sorted[middle]!) / 2
      return [axis, value]
    }),
  ) as Points
}

/** A picture only: its figures stand in full in the table beside it. */
export function RadarMark({ points }: { readonly points: Points }) {
  useStyles(css)
  return (
    <svg className="matching-radar-mark" viewBox="-22 -22 44 44" aria-hidden="true">
      <polygon className="grid" points={ring(1, 20)} />
      <polygon className="own" points={shape(points, 20)} />
    </svg>
  )
}

interface RadarProps {
  readonly name: string
  readonly points: Points
  /** Of all that are compared, as a dashed line. */
  readonly median: Points
}

/** Six figures on one scale, with each of them in words at its corner: a figure that nobody knows says so. */
export function Radar({ name, points, median }: RadarProps) {
  useStyles(css)
  const t = useText(comparisonTexts)
  const told = radarAxes.map((axis) => `${t(`axis.${axis}`)} ${points[axis] ?? t('unknown')}`)
  return (
    <figure className="matching-radar">
      <svg viewBox="-150 -96 300 196" role="img" aria-label={`${name}: ${told.join('、')}`}>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon key={share} className="grid" points={ring(share, 68)} />
        ))}
        <polygon className="median" points={shape(median, 68)} />
        <polygon className="own" points={shape(points, 68)} />
        {radarAxes.map((axis, at) => {
          const [x, y] = spot(at, 1.2, 68).split(',').map(Number) as [number, number]
          const anchor = Math.abs(x) < 4 ? 'middle' : x > 0 ? 'start' : 'end'
          return (
            <text key={axis} x={x} y={y + 4} textAnchor={anchor}>
              {t(`axis.${axis}`)} <tspan className="value">{points[axis] ?? '–'}</tspan>
            </text>
          )
        })}
      </svg>
      <figcaption className="tiny soft">{t('radarNote')}</figcaption>
    </figure>
  )
}
