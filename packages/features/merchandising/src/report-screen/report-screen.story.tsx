import type { MerchandisingReport } from '@tsumugi/contract'
import { figureStyles, useStyles } from '@tsumugi/ui'
import { useReportWords } from './report-words.ts'
import { ColourStrip } from './charts/colour-strip.tsx'
import { PivotTable } from './charts/pivot-table.tsx'
import { PlanActualChart } from './charts/plan-actual-chart.tsx'
import { PricePyramid } from './charts/price-pyramid.tsx'
import { demoReport, demoSmallReport } from './demo-report.fixture.ts'
import css from './report.css?inline'

function Ground({
  report,
  onOpen,
}: {
  report: MerchandisingReport
  onOpen?: (row: readonly string[], column: readonly string[]) => void
}) {
  useStyles(figureStyles)
  useStyles(css)
  const words = useReportWords()
  return (
    <div className="md-report">
      <PivotTable report={report} words={words} scale="1000" label="27SS" unitLabel="" onOpen={onOpen} />
    </div>
  )
}

export function Pivot({ onOpen }: { onOpen?: (row: readonly string[], column: readonly string[]) => void }) {
  return <Ground report={demoReport} onOpen={onOpen} />
}

function Drawing({ of: Chart, report }: { of: typeof PlanActualChart; report: MerchandisingReport }) {
  useStyles(figureStyles)
  useStyles(css)
  const words = useReportWords()
  return (
    <div className="md-report">
      <div className="drawing">
        <Chart report={report} words={words} scale="1000" label="27SS" />
      </div>
    </div>
  )
}

export function PlanActual() {
  return (
    <Drawing
      of={PlanActualChart}
      report={demoSmallReport(
        'month',
        ['budget', 'salesPlan', 'sales'],
        [
          ['2027-01-01', ['12000000', '13500000', '0']],
          ['2027-02-01', ['28000000', '21000000', '8000000']],
          ['2027-03-01', ['30000000', '34000000', '30500000']],
        ],
      )}
    />
  )
}

export function Pyramid() {
  return (
    <Drawing
      of={PricePyramid}
      report={demoSmallReport(
        'priceBand',
        ['styles', 'quantity'],
        [
          ['3000', ['8', '4200']],
          ['5000', ['22', '9800']],
          ['8000', ['31', '8100']],
          ['18000', ['6', '700']],
        ],
      )}
    />
  )
}

export function Colours() {
  return (
    <Drawing
      of={ColourStrip}
      report={demoSmallReport(
        'colour',
        ['styles', 'quantity'],
        [
          ['#243a5e 紺', ['9', '4200']],
          ['#f4efe4 生成', ['7', '3100']],
          ['#6b8e4e 若葉', ['2', '600']],
        ],
      )}
    />
  )
}
