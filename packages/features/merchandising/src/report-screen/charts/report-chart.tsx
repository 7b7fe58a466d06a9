import type { ReportWords } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, ErrorState, Segments, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { useReport, type ReportCall } from '../../report-queries.ts'
import { ColourStrip } from './colour-strip.tsx'
import { PivotTable } from './pivot-table.tsx'
import { PlanActualChart } from './plan-actual-chart.tsx'
import { PricePyramid } from './price-pyramid.tsx'
import { filtersOf, type ReportChart, type ReportPlace } from '../report-place.ts'
import { reportTexts } from '../report-texts.ts'

const layouts = {
  planActual: { rows: ['month'], measures: ['budget', 'salesPlan', 'sales'] },
  pricePyramid: { rows: ['priceBand'], measures: ['styles', 'quantity', 'retail'] },
  colourStrip: { rows: ['colour'], measures: ['styles', 'quantity', 'retail'] },
} as const satisfies Record<ReportChart, Pick<ReportCall, 'rows' | 'measures'>>
const drawings = { planActual: PlanActualChart, pricePyramid: PricePyramid, colourStrip: ColourStrip }

interface ReportChartsProps {
  place: ReportPlace
  words: ReportWords
  onChart(chart: ReportChart | null): void
}

/** One of three drawings of the same products, each with the figures it is made of. */
export function ReportCharts({ place, words, onChart }: ReportChartsProps) {
  const t = useText(reportTexts)
  const [twin, setTwin] = useState(false)
  const { chart } = place
  return (
    <section className="charts" aria-label={t('chart')}>
      <div className="line">
        <Segments
          label={t('chart')}
          value={chart ?? 'none'}
          onChange={(name) => onChart(name === 'none' ? null : name)}
          options={(['none', 'planActual', 'pricePyramid', 'colourStrip'] as const).map((value) => ({
            value,
            label: t(`chart.${value}`),
          }))}
        />
        {chart === 'planActual' && (
          <ul className="key" aria-label={t('chart.key')}>
            <li>
              <i data-look="budget" />
              {words.measure('budget')}
            </li>
            <li>
              <i data-look="plan" />
              {words.measure('salesPlan')}
            </li>
            <li>
              <i data-look="actual" />
              {words.measure('sales')}
            </li>
          </ul>
        )}
        {chart && (
          <Button type="info-plain" size={24} aria-expanded={twin} onClick={() => setTwin(!twin)}>
            {t(twin ? 'chart.hideTable' : 'chart.showTable')}
          </Button>
        )}
      </div>
      {chart && <Drawn {...{ place, words, chart, twin }} />}
    </section>
  )
}

function Drawn({
  place,
  words,
  chart,
  twin,
}: {
  place: ReportPlace
  words: ReportWords
  chart: ReportChart
  twin: boolean
}) {
  const t = useText(reportTexts)
  const { rows, measures } = layouts[chart]
  const { data, error, mutate } = useReport({
    ...filtersOf(place),
    rows: [...rows],
    columns: [],
    measures: [...measures],
    ...(place.asOf && { asOf: place.asOf }),
  })
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void mutate()} />
  if (!data || data.rows[0] !== rows[0]) return <Skeleton rows={4} />
  const Drawing = drawings[chart]
  const label = t(`chart.${chart}`)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="drawing" tabIndex={0} role="group" aria-label={label}>
        <Drawing report={data} words={words} scale={place.scale} label={label} />
      </div>
      {twin && (
        <PivotTable
          report={data}
          words={words}
          scale={place.scale}
          label={label}
          unitLabel={place.scale === '1' ? '' : t(`scale.${place.scale}.unit`)}
        />
      )}
    </>
  )
}
