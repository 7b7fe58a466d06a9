import { merchandisingStatuses } from '@tsumugi/domain'
import { Button, Checkbox, InlineModal } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import type { MapText } from './map-text.ts'
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
      <div className="md-map-filters">
        <fieldset>
          <legend>{t('filter.status')}</legend>
          {merchandisingStatuses.map((status) => (
            <Checkbox
              key={status}
              checked={view.statuses.includes(status)}
              onChange={() => onView({ statuses: toggled(view.statuses, status) })}
            >
              {text.status(status)}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('filter.tags')}</legend>
          {tags.length === 0 && <p className="small faint">{t('filter.noTags')}</p>}
          {tags.map((tag) => (
            <Checkbox
              key={tag}
              checked={view.tags.includes(tag)}
              onChange={() => onView({ tags: toggled(view.tags, tag) })}
            >
              {tag}
            </Checkbox>
          ))}
        </fieldset>
        {count > 0 && (
          <Button type="info-plain" size={24} onClick={() => onView({ statuses: [], tags: [] })}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </InlineModal>
  )
}

function toggled<Word extends string>(list: readonly Word[], word: Word): Word[] {
  return list.includes(word) ? list.filter((other) => other !== word) : [...list, word]
}
