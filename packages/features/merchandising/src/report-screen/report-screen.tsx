import type { QueryRecord } from '@tsumugi/navigation'
import { useText } from '@tsumugi/i18n'
import { Button, EmptyState, ErrorState, figureStyles, Skeleton, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { useBrands, useCategories } from '../merchandising-queries.ts'
import { useReport, useReportChanges, useReportConfigs } from '../report-queries.ts'
import { useReportWords } from './report-words.ts'
import { DrillDrawer, type Drill } from './drill-drawer.tsx'
import { LayoutBar } from './layout-bar.tsx'
import { PivotTable } from './charts/pivot-table.tsx'
import { ReportCharts } from './charts/report-chart.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportHead } from './report-head.tsx'
import { callOf, useReportPlace } from './report-place.ts'
import css from './report.css?inline'
import { reportTexts } from './report-texts.ts'

/** /s/merchandisings/report : the plan added up by whatever one asks (domain §3.14). */
export function ReportScreen({ query }: { query: QueryRecord }) {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(reportTexts)
  const words = useReportWords()
  const { place, go } = useReportPlace(query)
  const [drill, setDrill] = useState<Drill | null>(null)
  const brands = useBrands()
  const brandId = place.brandIds[0] ?? brands.data?.[0]?.id
  const organisation = useCategories('organisation', brandId)
  const own = useCategories('brand', place.brandIds[0])
  const configs = useReportConfigs()
  useReportChanges()
  const { data: report, error, isLoading, isValidating, mutate } = useReport(callOf(place))
  const categories = useMemo(
    () => [...(organisation.data ?? []), ...(place.brandIds[0] === undefined ? [] : (own.data ?? []))],
    [organisation.data, own.data, place.brandIds],
  )
  const layers = {
    organisation: deepest(organisation.data) || 3,
    brand: place.brandIds[0] === undefined ? 2 : deepest(own.data),
  }
  return (
    <div className="md-report">
      <ReportHead
        place={place}
        report={report}
        configs={configs.data ?? []}
        onPlace={go}
        onConfigs={() => void configs.mutate()}
      />
      <ReportFilters
        place={place}
        words={words}
        brands={brands.data ?? []}
        categories={categories}
        seasons={report?.seasons ?? []}
        onPlace={go}
      />
      <LayoutBar place={place} words={words} layers={layers} onPlace={go} />
      <ReportCharts place={place} words={words} onChart={(chart) => go({ chart })} />
      {error && !report && (
        <ErrorState title={t('failed')} onRetry={() => void mutate()}>
          {t('failed.why')}
        </ErrorState>
      )}
      {error && report && (
        <p className="attention-text small" role="alert">
          {t('failed.layout')}
        </p>
      )}
      {!report && !error && <Skeleton rows={12} />}
      {report && report.products === 0 && (
        <EmptyState
          filtered
          title={t('none')}
          action={
            <Button
              onClick={() =>
                go({ season: null, brandIds: [], categoryId: null, statuses: [], priceFrom: '', priceTo: '', asOf: '' })
              }
            >
              {t('clear')}
            </Button>
          }
        />
      )}
      {report && report.products > 0 && (
        <section
          aria-busy={isLoading || undefined}
          data-busy={isLoading || (isValidating && report.rows.join() !== place.rows.join()) || undefined}
          className="figures"
        >
          <PivotTable
            report={report}
            words={words}
            scale={place.scale}
            label={t('title')}
            unitLabel={place.scale === '1' ? '' : t(`scale.${place.scale}.unit`)}
            onOpen={(row, column) => setDrill({ row, column })}
          />
          {[...report.rows, ...report.columns].includes('colour') && <p className="small soft">{t('note.colour')}</p>}
          <p className="small soft">{t('note')}</p>
        </section>
      )}
      {drill && report && (
        <DrillDrawer drill={drill} place={place} report={report} words={words} onClose={() => setDrill(null)} />
      )}
    </div>
  )
}

const deepest = (categories: readonly { layer: number }[] | undefined) =>
  Math.max(0, ...(categories ?? []).map(({ layer }) => layer))
