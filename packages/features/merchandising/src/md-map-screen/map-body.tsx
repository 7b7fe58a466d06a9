import type { Brand } from '@tsumugi/contract'
import { href } from '@tsumugi/navigation'
import { Button, EmptyState, ErrorState } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { MapField, type MapFieldProps } from './map-field.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import type { MapModel } from './grid-model.ts'
import { isFiltered } from './map-view.ts'
import type { Place } from './moving.ts'

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
  if (noBrands) {
    return (
      <EmptyState title={t('empty.noBrands')} action={<Button href={href('brands')}>{t('empty.toBrands')}</Button>}>
        {t('empty.noBrands.why')}
      </EmptyState>
    )
  }
  if (!model) return <MapSkeleton />
  if (model.tree.rows.length === 0) {
    const masters = view.tree === 'brand' ? 'brandDefinedCategories' : 'userGroupDefinedCategories'
    return (
      <EmptyState title={t('empty.noCategories')} action={<Button href={href(masters)}>{t('empty.toCategories')}</Button>}>
        {t('empty.noCategories.why')}
      </EmptyState>
    )
  }
  const filtered = isFiltered(view)
  if (model.all.count === 0 && model.tray.length === 0 && (filtered || total === 0)) {
    return filtered ? (
      <EmptyState
        filtered
        title={t('empty.filtered')}
        action={<Button onClick={() => onView({ statuses: [], tags: [], text: '' })}>{t('filter.clear')}</Button>}
      />
    ) : (
      <EmptyState
        title={t('empty.title', { season: season && text.season(season) })}
        action={
          <Button icon={Plus} onClick={() => onCreate()}>
            {t('toolbar.add')}
          </Button>
        }
      >
        {t('empty.why')}
      </EmptyState>
    )
  }
  return (
    <div className="md-map-body" data-stale={stale || undefined} inert={stale}>
      <MapField {...props} model={model} />
    </div>
  )
}
