import type { Fairness } from '@tsumugi/contract'
import { daysBetween } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { tradingTexts } from '../words/trading-texts.ts'

const left = 6
const width = 256
const tickEvery = (day: number) => ((day - 1) % 10 === 9 || day === 1 ? 7 : (day - 1) % 5 === 4 ? 5 : 3)

/** A tape measure from the receipt to the last lawful day, filled up to the payment (trade-law B4). */
export function DayTape({ tape }: { readonly tape: NonNullable<Fairness['tape']> }) {
  const t = useText(tradingTexts)
  const limit = daysBetween(tape.receivedOn, tape.limitOn) + 1
  const last = Math.max(limit, tape.day)
  const at = (day: number) => left + ((day - 1) * width) / Math.max(1, last - 1)
  const isTight = at(limit) - at(tape.day) < 40
  const label = t(tape.isLawful ? 'tape.lawful' : 'tape.late', { day: tape.day, limit })
  return (
    <div className="trade-tape">
      <svg viewBox="0 0 272 52" role="img" aria-label={label} data-lawful={tape.isLawful}>
        <rect className="room" x={left} y={20} width={at(limit) - left} height={8} />
        <rect className="run" x={left} y={20} width={at(tape.day) - left} height={8} />
        <path className="ticks" d={ticks(last, at)} />
        <path className="limit" d={`M${at(limit)} 14v24`} />
        <text x={left} y={13}>
          {t(tape.isReceived ? 'tape.received' : 'tape.planned', { date: formatDate(tape.receivedOn) })}
        </text>
        <text x={at(tape.day)} y={isTight ? 46 : 13} textAnchor={isTight ? 'end' : 'middle'}>
          {t('tape.paid', { date: formatDate(tape.dueOn) })}
        </text>
        {!isTight && (
          <text x={at(tape.day)} y={46} textAnchor="middle">
            {t('dayNumber', { count: tape.day })}
          </text>
        )}
        <text className="faint-text" x={left + width} y={isTight ? 13 : 46} textAnchor="end">
          {t('dayNumber', { count: limit })}
        </text>
      </svg>
    </div>
  )
}

const ticks = (last: number, at: (day: number) => number): string =>
  Array.from({ length: last }, (_, index) => `M${at(index + 1).toFixed(1)} 28v${tickEvery(index + 1)}`).join('')
