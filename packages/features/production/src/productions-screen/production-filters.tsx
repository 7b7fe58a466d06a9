import type { productions, ReplyOf } from '@tsumugi/contract'
import { phaseHealths, phaseKinds } from '@tsumugi/domain'
import { formatDate, useText, type Text } from '@tsumugi/i18n'
import { Button, DateField, FilterChip, InlineModal, SearchField, Select } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import type { Messages } from '../production-words/messages/ja.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import type { FilterKey, ProductionPlace } from './list-query.ts'

export type ProductionChoices = ReplyOf<typeof productions.list>['choices']

interface ProductionFiltersProps {
  place: ProductionPlace
  /** Undefined until the first answer. */
  choices: ProductionChoices | undefined
}

/** What narrows the list beside its tabs; all of it stands in the address, and what is on can be taken off by its chip. */
export function ProductionFilters({ place, choices }: ProductionFiltersProps) {
  const t = useText(productionTexts)
  const { values, set } = place
  const filters = filtersOf(t, choices)
  const on = filters.filter(({ key }) => values[key] !== '')
  const choose = ({ key, label, options }: Filter, hidesLabel: boolean) => (
    <Select
      key={key}
      {...(hidesLabel ? { 'aria-label': label } : { label })}
      value={values[key]}
      placeholder={null}
      options={[{ value: '', label: hidesLabel ? t('filter.any', { name: label }) : t('all') }, ...options]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <div className="production-filters">
      <SearchField slash label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      {filters.filter(({ isFirst }) => isFirst).map((filter) => choose(filter, true))}
      <InlineModal
        label={t('filter')}
        trigger={(props) => (
          <Button icon={ListFilter} {...props}>
            {t('filter')}
          </Button>
        )}
      >
        <div className="production-filter-fields">
          {filters.filter(({ isFirst }) => !isFirst).map((filter) => choose(filter, false))}
          <DateField label={t('filter.from')} value={values.from} onChange={(from) => set({ from })} />
          <DateField label={t('filter.to')} value={values.to} onChange={(to) => set({ to })} />
        </div>
      </InlineModal>
      {on.map(({ key, label, options }) => (
        <FilterChip
          key={key}
          name={`${label} ${options.find(({ value }) => value === values[key])?.label ?? values[key]}`}
          onRemove={() => set({ [key]: '' })}
        />
      ))}
      {(['from', 'to'] as const)
        .filter((key) => values[key] !== '')
        .map((key) => (
          <FilterChip
            key={key}
            name={`${t(`filter.${key}`)} ${formatDate(values[key], 'short', t.locale)}`}
            onRemove={() => set({ [key]: '' })}
          />
        ))}
    </div>
  )
}

interface Filter {
  key: FilterKey
  label: string
  options: { value: string; label: string }[]
  /** Stands beside the search; the others wait in the panel. */
  isFirst?: true
}

function filtersOf(t: Text<Messages>, choices: ProductionChoices | undefined): Filter[] {
  const named = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  const suppliers = named(choices?.suppliers)
  return [
    {
      key: 'season',
      label: t('season'),
      options: (choices?.seasons ?? []).map((each) => ({ value: each, label: each })),
      isFirst: true,
    },
    // To a supplier, who makes is itself alone.
    ...(suppliers.length > 1
      ? [{ key: 'supplier', label: t('supplier'), options: suppliers, isFirst: true } as const]
      : []),
    { key: 'brand', label: t('brand'), options: named(choices?.brands) },
    {
      key: 'phase',
      label: t('filter.phase'),
      options: phaseKinds.map((kind) => ({ value: kind, label: t(`phase.${kind}`) })),
    },
    {
      key: 'health',
      label: t('health'),
      options: phaseHealths.map((health) => ({ value: health, label: t(`health.${health}`) })),
    },
  ]
}
