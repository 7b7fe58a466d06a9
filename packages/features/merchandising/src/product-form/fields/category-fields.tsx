import type { Category } from '@tsumugi/contract'
import { Combobox } from '@tsumugi/ui'
import { useText } from '@tsumugi/i18n'
import { pathName } from '../../product-fields/category-paths.ts'
import { formTexts } from '../form-texts.ts'
import { categorySlots, withCategory } from '../product-form-values.ts'

export interface CategoryFieldsProps {
  categories: readonly Category[]
  value: readonly number[]
  onChange(value: readonly number[]): void
  error?: string
}

/** One searchable list per layer of each tree; a category is found by its whole path (domain §3.14). */
export function CategoryFields({ categories, value, onChange, error }: CategoryFieldsProps) {
  const t = useText(formTexts)
  return categorySlots(categories).map((slot, at) => (
    <Combobox
      key={`${slot.brandId}/${slot.layer}`}
      label={t(slot.brandId === null ? 'category.own' : 'category.brand', { layer: slot.layer })}
      error={at === 0 ? error : undefined}
      value={String(slot.options.find(({ id }) => value.includes(id))?.id ?? '')}
      options={slot.options.map(({ id, code }) => ({
        value: String(id),
        label: pathName(categories, id) ?? '',
        hint: code ?? undefined,
      }))}
      onChange={(id) => onChange(withCategory(categories, value, slot, id === '' ? null : Number(id)))}
    />
  ))
}
