import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { wordOf, type MasterRow, type RecordText, type ViewProps } from '@tsumugi/records'
import { figureStyles, Select, useStyles, useViewport } from '@tsumugi/ui'
import { useState } from 'react'
import { currencyTexts } from '../currency-words/currency-texts.ts'
import { coursesOf, scaleOf, stepPath, type Course } from './rate-course.ts'
import css from './rate-chart.css?inline'

const sizes = { wide: { width: 880, height: 240 }, narrow: { width: 300, height: 200 } }
const margin = { start: 64, end: 32, top: 12, bottom: 24 }
const rateText = (value: number) => formatNumber(value, { maximumSignificantDigits: 7 })

/** How the rates of one pair went, a line per kind; the same figures as a table below. */
export function RateChart({ records, onOpen }: ViewProps) {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(currencyTexts)
  const courses = coursesOf(records as never)
  const days = (pair: string) =>
    courses.filter((course) => course.pair === pair).reduce((sum, { points }) => sum + points.length, 0)
  const pairs = [...new Set(courses.map(({ pair }) => pair))].toSorted((one, other) => days(other) - days(one))
  const [wanted, setPair] = useState('')
  const pair = pairs.includes(wanted) ? wanted : (pairs[0] ?? '')
  const own = courses.filter((course) => course.pair === pair)
  if (!own.length) return <p className="soft">{t('chart.none')}</p>
  return (
    <div className="rate-chart">
      <Select
        label={t('chart.pair')}
        value={pair}
        placeholder={null}
        options={pairs.map((value) => ({ value, label: value }))}
        onChange={setPair}
      />
      <Drawing courses={own} pair={pair} />
      <Twin
        records={records.filter((rate) => `${String(rate.fromCurrency)}/${String(rate.toCurrency)}` === pair)}
        onOpen={onOpen}
      />
    </div>
  )
}

function Drawing({ courses, pair }: { courses: readonly Course[]; pair: string }) {
  const t = useText(currencyTexts)
  const { phone } = useViewport()
  const size = phone ? sizes.narrow : sizes.wide
  const scale = scaleOf(courses, size)
  const days = [...new Set(courses.flatMap(({ points }) => points.map(({ day }) => day)))].toSorted()
  const shown = days.filter((_, at) => at % Math.ceil(days.length / (phone ? 3 : 6)) === 0)
  const [first, last] = pair.split('/')
  return (
    <figure>
      <figcaption>
        <span>{t('chart.caption', { from: first ?? '', to: last ?? '' })}</span>
        <ul>
          {courses.map(({ kind }, at) => (
            <li key={kind} data-series={at + 1}>
              <i /> {kindName(t as RecordText, kind)}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`${-margin.start} ${-margin.top} ${size.width + margin.start + margin.end} ${size.height + margin.top + margin.bottom}`}
        role="img"
        aria-label={t('chart.label', { pair })}
      >
        {scale.ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
            <path className="grid" d={`M0 0H${size.width}`} />
            <text x={-8} dy="0.35em" textAnchor="end">
              {rateText(tick)}
            </text>
          </g>
        ))}
        {shown.map((day) => (
          <text key={day} x={scale.x(day)} y={size.height + 18} textAnchor="middle">
            {formatDate(day, 'shortNoYear')}
          </text>
        ))}
        {courses.map(({ kind, points }, at) => (
          <g key={kind} data-series={at + 1}>
            <path className="line" d={stepPath(points, scale, size.width)} />
            {points.map(({ day, perUnit }) => (
              <circle key={day} cx={scale.x(day)} cy={scale.y(perUnit)} r={3}>
                <title>{`${formatDate(day)} ${rateText(perUnit)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

function Twin({ records, onOpen }: { records: readonly MasterRow[]; onOpen(record: MasterRow): void }) {
  const t = useText(currencyTexts)
  return (
    <div className="twin">
      <table aria-label={t('chart.table')}>
        <thead>
          <tr>
            <th scope="col">{t('field.validFrom')}</th>
            <th scope="col">{t('field.kind')}</th>
            <th scope="col">{t('field.rate')}</th>
            <th scope="col">{t('field.perUnits')}</th>
            <th scope="col">{t('chart.perUnit')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((rate) => (
            <tr key={rate.id}>
              <th scope="row">
                <button type="button" onClick={() => onOpen(rate)}>
                  {formatDate(String(rate.validFrom))}
                </button>
              </th>
              <td>{kindName(t as RecordText, String(rate.kind))}</td>
              <td className="number">{formatNumber(String(rate.rate), { maximumFractionDigits: 8 })}</td>
              <td className="number">{formatNumber(Number(rate.perUnits))}</td>
              <td className="number">{rateText(Number(rate.rate) / Number(rate.perUnits))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const kindName = (t: RecordText, kind: string) => wordOf(t, 'kind', kind)
