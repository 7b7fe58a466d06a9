import type { MerchandisingReport, ReportProduct } from '@tsumugi/contract'
import { placeFinder, type ReportWords } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, Drawer, EmptyState, ErrorState, Pager, Skeleton } from '@tsumugi/ui'
import { LayoutGrid } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useReportProducts } from '../report-queries.ts'
import { figureText } from './charts/report-figures.ts'
import { callOf, type ReportPlace } from './report-place.ts'
import { reportTexts } from './report-texts.ts'

export interface Drill {
  row: readonly string[]
  column: readonly string[]
}

interface DrillDrawerProps {
  drill: Drill
  place: ReportPlace
  report: MerchandisingReport
  words: ReportWords
  onClose(): void
}

const perPage = 30

/** The products behind one figure, with the way to each of them on the map. */
export function DrillDrawer({ drill, place, report, words, onClose }: DrillDrawerProps) {
  const t = useText(reportTexts)
  const [page, setPage] = useState(1)
  const { data, error, mutate } = useReportProducts({
    ...callOf(place),
    rowKeys: [...drill.row],
    columnKeys: [...drill.column],
    page,
    perPage,
  })
  const member = placeFinder(report.members)
  const names = [
    ...drill.row.map((key, at) => words.member(member(report.rows[at], key))),
    ...drill.column.map((key, at) => words.member(member(report.columns[at], key))),
  ]
  return (
    <Drawer
      title={names.join('・') || words.total}
      width={440}
      onClose={onClose}
      footer={
        <Button icon={LayoutGrid} href={mapAddress(drill, place, report)}>
          {t('drill.map')}
        </Button>
      }
    >
      <div className="md-report-drill">
        {error && !data && <ErrorState title={t('failed')} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton rows={6} />}
        {data?.data.length === 0 && <EmptyState title={t('drill.none')} />}
        {data && data.data.length > 0 && (
          <>
            <p className="small soft">{t('drill.count', { count: data.pagination.totalCount })}</p>
            <ul>
              {data.data.map((product) => (
                <ProductRow key={product.id} product={product} words={words} />
              ))}
            </ul>
            <Pager pagination={data.pagination} onPage={setPage} />
          </>
        )}
      </div>
    </Drawer>
  )
}

function ProductRow({ product, words }: { product: ReportProduct; words: ReportWords }) {
  const { id, brandId, name, code, status, releaseOn, quantity, retail, imageUrl } = product
  return (
    <li>
      <span className="thumb">{imageUrl && <img src={imageUrl} alt="" loading="lazy" />}</span>
      <span className="what">
        <a
          className="one-line"
          href={href('mdMapItem', { brandId: String(brandId), id: String(id) }, { season: product.season })}
        >
          {name}
        </a>
        <span className="tiny soft one-line">
          <span className="code">{code}</span> {words.member({ dimension: 'status', key: status, name: null })}{' '}
          {releaseOn && formatDate(releaseOn, 'shortNoYear', words.locale)}
        </span>
      </span>
      <span className="figures number">
        {figureText('retail', retail, '1', words.locale)}
        <span className="tiny soft">{formatNumber(quantity, undefined, words.locale)}</span>
      </span>
    </li>
  )
}

/** The map narrowed as far as the place says: brand, season, status. */
function mapAddress({ row, column }: Drill, place: ReportPlace, { rows, columns }: MerchandisingReport): string {
  const known = new Map([
    ...rows.slice(0, row.length).map((dimension, at) => [dimension, row[at]] as const),
    ...columns.slice(0, column.length).map((dimension, at) => [dimension, column[at]] as const),
  ])
  const status = known.get('status')
  return href('mdMap', null, {
    brand_id: known.get('brand') ?? place.brandIds[0] ?? null,
    season: known.get('season') || place.season,
    statuses: status ? [status] : [...place.statuses],
  })
}
