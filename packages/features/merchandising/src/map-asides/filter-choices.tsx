import { merchandisingStatuses, type MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, useStyles } from '@tsumugi/ui'
import type { MapView } from '../md-map-screen/view/map-view.ts'
import css from './map-asides.css?inline'
import { asideTexts } from './messages/catalogue.ts'

interface FilterChoicesProps {
  view: MapView
  tags: readonly string[]
  nameOf(status: MerchandisingStatus): string
  onView(change: Partial<MapView>): void
}

/** Statuses and tags to narrow the map by. */
export function FilterChoices({ view, tags, nameOf, onView }: FilterChoicesProps) {
  useStyles(css)
  const t = useText(asideTexts)
  return (
    <div className="md-map-filters">
      <fieldset>
        <legend>{t('filter.status')}</legend>
        {merchandisingStatuses.map((status) => (
          <Checkbox
            key={status}
            checked={view.statuses.includes(status)}
            onChange={() => onView({ statuses: toggled(view.statuses, status) })}
          >
            {nameOf(status)}
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
      {view.statuses.length + view.tags.length > 0 && (
        <Button type="info-plain" size={24} onClick={() => onView({ statuses: [], tags: [] })}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function toggled<Word extends string>(list: readonly Word[], word: Word): Word[] {
  return list.includes(word) ? list.filter((other) => other !== word) : [...list, word]
}
