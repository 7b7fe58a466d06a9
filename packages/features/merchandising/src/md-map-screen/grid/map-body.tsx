import type { Brand } from '@tsumugi/contract'
import { ErrorState } from '@tsumugi/ui'
import { Suspense, type ComponentProps } from 'react'
import { MapEmpty } from '../view/aside-parts.tsx'
import { MapField, type MapFieldProps } from './map-field.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import type { MapModel } from './grid-model.ts'
import { isFiltered } from '../view/map-view.ts'
import type { Place } from '../moves/moving.ts'

interface MapBodyProps extends Omit<MapFieldProps, 'model' | 'onCreate'> {
  model: MapModel | undefined
  brand: Brand | undefined
  season: string | undefined
  error: unknown
  noBrands: boolean
  /** What is shown belongs to another choice than the one being loaded. */
  stale: boolean
  /** Products loaded, whether filtered out or not. */
  total: number
  onCreate(place?: Place): void
  onRetry(): void
}

/** The map, or why there is none and what to do about it. */
export function MapBody(props: MapBodyProps) {
  const { model, season, error, noBrands, stale, total, text, view, onCreate, onView, onRetry } = props
  const { t } = text
  if (error && !model) {
    const requestId = error instanceof Error && 'requestId' in error ? String(error.requestId) : undefined
    return (
      <ErrorState title={t('error.title')} onRetry={onRetry} requestId={requestId}>
        {t('error.why')}
      </ErrorState>
    )
  }
  if (noBrands) return <Empty why="noBrands" />
  if (!model) return <MapSkeleton />
  if (model.tree.rows.length === 0) return <Empty why={view.tree === 'brand' ? 'noBrandCategories' : 'noCategories'} />
  const filtered = isFiltered(view)
  if (model.all.count === 0 && model.tray.length === 0 && (filtered || total === 0)) {
    return filtered ? (
      <Empty why="filtered" act={() => onView({ statuses: [], tags: [], text: '' })} />
    ) : (
      <Empty why="nothing" season={season && text.season(season)} act={() => onCreate()} />
    )
  }
  return (
    <div className="md-map-body" data-stale={stale || undefined} inert={stale}>
      <MapField {...props} model={model} />
    </div>
  )
}

const Empty = (props: ComponentProps<typeof MapEmpty>) => (
  <Suspense>
    <MapEmpty {...props} />
  </Suspense>
)
