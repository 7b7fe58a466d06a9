import { healths } from '@tsumugi/domain/scheduling'
import { Button, SearchField, Select } from '@tsumugi/ui'
import { useScheduleChoices } from '../gantt-queries.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import type { useGanttPlace } from './gantt-place.ts'

/** What narrows the chart: the same words in the address as in the list. */
export function GanttFilters({ place }: { place: ReturnType<typeof useGanttPlace>['place'] }) {
  const t = useGanttText()
  const choices = useScheduleChoices()
  const choose = (key: 'health' | 'season' | 'supplier', options: readonly { value: string; label: string }[]) =>
    options.length > 0 && (
      <Select
        size={24}
        aria-label={t(`filter.${key}`)}
        value={place.values[key]}
        placeholder={null}
        options={[{ value: '', label: t(`filter.${key}.any`) }, ...options]}
        onChange={(value) => place.set({ [key]: value })}
      />
    )
  return (
    <div className="line" role="search">
      <SearchField slash label={t('filter.q')} value={place.values.q} onChange={(q) => place.set({ q })} />
      {choose(
        'health',
        [...healths, 'waiting' as const].map((value) => ({ value, label: t(`filter.health.${value}`) })),
      )}
      {choose(
        'season',
        (choices?.seasons ?? []).map((value) => ({ value, label: value })),
      )}
      {choose(
        'supplier',
        (choices?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      {(['q', 'health', 'season', 'supplier'] as const).some((key) => place.values[key] !== '') && (
        <Button size={24} type="plain" onClick={() => place.set({ q: '', health: '', season: '', supplier: '' })}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}
