import { useText } from '@tsumugi/i18n'
import { SearchField, Select } from '@tsumugi/ui'
import { itemTexts } from '../items/messages/catalogue.ts'

export interface ProductFilter {
  season: string
  category: string
  search: string
}

interface ProductFiltersProps {
  value: ProductFilter
  onChange(value: ProductFilter): void
  seasons: readonly string[]
  categories: readonly string[]
}

/** Narrows the wall by season, category and words, all at once. */
export function ProductFilters({ value, onChange, seasons, categories }: ProductFiltersProps) {
  const t = useText(itemTexts)
  const set = (part: Partial<ProductFilter>) => onChange({ ...value, ...part })
  const choices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
  return (
    <div className="filters">
      <Select
        aria-label={t('season')}
        placeholder={t('season.all')}
        value={value.season}
        onChange={(season) => set({ season })}
        options={choices([...new Set([...seasons, value.season].filter(Boolean))])}
      />
      <Select
        aria-label={t('category')}
        placeholder={t('category.all')}
        value={value.category}
        onChange={(category) => set({ category })}
        options={choices(categories)}
      />
      <SearchField label={t('search')} value={value.search} onChange={(search) => set({ search })} />
    </div>
  )
}
