import { Button, InlineModal } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { Suspense } from 'react'
import { FilterChoices } from './aside-parts.tsx'
import type { MapText } from '../map-text.ts'
import type { MapView } from './map-view.ts'

interface FilterPanelProps {
  text: MapText
  view: MapView
  tags: readonly string[]
  onView(change: Partial<MapView>): void
}

/** Narrows the map by status and tag. */
export function FilterPanel({ text, view, tags, onView }: FilterPanelProps) {
  const { t } = text
  const count = view.statuses.length + view.tags.length
  return (
    <InlineModal
      label={t('toolbar.filter')}
      trigger={(trigger) => (
        <Button {...trigger} type={count ? 'info' : 'secondary'} icon={ListFilter} className="filter">
          {count ? t('toolbar.filter.on', { count }) : t('toolbar.filter')}
        </Button>
      )}
    >
      <Suspense>
        <FilterChoices view={view} tags={tags} nameOf={text.status} onView={onView} />
      </Suspense>
    </InlineModal>
  )
}
