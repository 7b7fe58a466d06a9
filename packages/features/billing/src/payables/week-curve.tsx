import type { LedgerFigures } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useId } from 'react'
import { ledgerTexts } from './ledger-texts.ts'

/** Of the drawing; the margin holds what the first label has over its bar. */
const [barWidth, gap, height, margin] = [28, 12, 96, 6] as const

type Week = LedgerFigures['weeks'][number]

/** What falls due by week: invoiced solid, ordered hatched on top; every bar is told in words as well. */
export function WeekCurve({ figures: { weeks, currency } }: { figures: LedgerFigures }) {
  const t = useText(ledgerTexts)
  const hatch = useId()
  // Pixels of a drawing: the one place where money may be a number.
  const most = Math.max(1, ...weeks.map(({ invoiced, ordered }) => Math.max(0, Number(invoiced)) + Number(ordered)))
  const scale = (amount: string) => (Math.max(0, Number(amount)) / most) * height
  const width = weeks.length * (barWidth + gap)
  return (
    // A region that scrolls sideways is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="week-curve" tabIndex={0} aria-label={t('curve')}>
      <svg viewBox={`${-margin} 0 ${width + 2 * margin} ${height + 20}`} role="img" aria-label={t('curve')}>
        <Hatch id={hatch} />
        {weeks.map((week, at) => (
          <WeekBar
            key={week.week}
            x={at * (barWidth + gap) + gap / 2}
            isNamed={at % 2 === 0}
            {...{ week, currency, scale, hatch }}
          />
        ))}
        <line className="ground" x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <figcaption>
        <span className="key invoiced">{t('curve.invoiced')}</span>
        <span className="key ordered">{t('curve.ordered')}</span>
      </figcaption>
    </figure>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="5" className="hatch" />
      </pattern>
    </defs>
  )
}

interface WeekBarProps {
  week: Week
  currency: string
  x: number
  /** Every second week is: more labels than that would touch. */
  isNamed: boolean
  /** Money to pixels. */
  scale(amount: string): number
  /** The id of the pattern that fills what is ordered. */
  hatch: string
}

/** One week: the axis names its first day without the year, the words behind the bar with it. */
function WeekBar({ week: { week, invoiced, ordered }, currency, x, isNamed, scale, hatch }: WeekBarProps) {
  const t = useText(ledgerTexts)
  const [solid, planned] = [scale(invoiced), scale(ordered)]
  const words = [
    formatDate(week, 'short', t.locale),
    `${t('curve.invoiced')} ${formatMoney(invoiced, currency)}`,
    `${t('curve.ordered')} ${formatMoney(ordered, currency)}`,
  ]
  const bar = { x, width: barWidth }
  return (
    <g>
      <title>{words.join('\n')}</title>
      <rect className="invoiced" {...bar} y={height - solid} height={solid} />
      <rect className="ordered" {...bar} fill={`url(#${hatch})`} y={height - solid - planned} height={planned} />
      {isNamed && (
        <text x={x + barWidth / 2} y={height + 14} textAnchor="middle">
          {formatDate(week, 'shortNoYear', t.locale)}
        </text>
      )}
    </g>
  )
}
