import { scheduleGroupings } from '@tsumugi/contract'
import { scheduleStatuses } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { SearchField, Select } from '@tsumugi/ui'
import type { ScheduleList } from '../schedule-queries.ts'
import { scheduleListTexts } from './schedule-list-texts.ts'
import { among, milestones, rowColors, type SchedulePlace } from './schedule-place.ts'

type Option = { value: string; label: string }
type Chosen = 'season' | 'supplier' | 'stage' | 'status' | 'brandId'

/** What narrows the list, what its rows stand under, and what colours them. */
export function ScheduleFilters({
  place,
  choices,
}: {
  place: SchedulePlace
  choices: ScheduleList['choices'] | undefined
}) {
  const t = useText(scheduleListTexts)
  const { values, set } = place
  const choose = (key: Chosen, options: readonly Option[], name: string = t(key as 'season')) => (
    <Select
      aria-label={name}
      value={values[key]}
      placeholder={null}
      options={[{ value: '', label: t('any', { name }) }, ...options]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const worded = <Key extends string>(keys: readonly Key[], word: (key: Key) => string) =>
    keys.map((value) => ({ value, label: word(value) }))
  const { seasons = [], suppliers = [], brands = [] } = choices ?? {}
  return (
    <div className="schedule-filters">
      <SearchField slash label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      {choose('season', worded(seasons, String))}
      {suppliers.length > 1 && choose('supplier', suppliers.map(optionOf))}
      {choose(
        'stage',
        worded(milestones, (each) => t(`milestone.${each}`)),
      )}
      {choose(
        'status',
        worded(scheduleStatuses, (each) => t(`status.${each}`)),
      )}
      {brands.length > 1 && choose('brandId', brands.map(optionOf), t('brand'))}
      <RowChoices place={place} />
    </div>
  )
}

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name })

function RowChoices({ place: { values, set } }: { place: SchedulePlace }) {
  const t = useText(scheduleListTexts)
  return (
    <>
      <Select
        aria-label={t('group')}
        value={among(scheduleGroupings, values.group) ?? ''}
        placeholder={null}
        options={[
          { value: '', label: t('group.off') },
          ...scheduleGroupings.map((value) => ({ value, label: t('group.by', { name: t(value) }) })),
        ]}
        onChange={(group) => set({ group })}
      />
      <Select
        aria-label={t('color')}
        value={among(rowColors, values.color) ?? ''}
        placeholder={null}
        options={[
          { value: '', label: t('color.off') },
          ...rowColors.map((value) => ({ value, label: t('color.by', { name: t(value) }) })),
        ]}
        onChange={(color) => set({ color })}
      />
    </>
  )
}
