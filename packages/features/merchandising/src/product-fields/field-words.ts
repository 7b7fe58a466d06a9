import type { Category } from '@tsumugi/contract'
import { merchandisingStatuses } from '@tsumugi/domain'
import { formatDate, formatNumber, useText, type Text } from '@tsumugi/i18n'
import { deepestIds, pathName } from './category-paths.ts'
import { fieldTexts, type FieldText } from './field-texts.ts'
import { showMoney } from './money.ts'
import { productFields, type ProductField } from './product-values.ts'

export interface WordContext {
  t: Text<FieldText>
  categories: readonly Category[]
  /** ISO 4217. */
  currency: string
}

/** The name of a field, also of one that only history knows. */
export function fieldName(t: Text<FieldText>, field: string): string {
  const known = (productFields as readonly string[]).includes(field) || field === 'template'
  return known ? t(`field.${field as ProductField | 'template'}`) : field
}

/** A value as people read it: dates, money, names of categories, colours. What is not set is said in a word. */
export function fieldWords({ t, categories, currency }: WordContext, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || isEmptyList(value)) return t('value.none')
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  const text = String(value)
  const status = merchandisingStatuses.find((each) => each === value)
  if (field === 'status' && status) return t(`status.${status}`)
  if (field === 'costSource' && (value === 'sheet' || value === 'typed')) return t(`value.${value}`)
  if (field === 'releaseOn') return formatDate(text, 'short', t.locale)
  if (field === 'listPrice' || field === 'unitCost' || field === 'salesPlan') return showMoney(text, currency)
  if (field === 'markdownPercent') return `${formatNumber(text)}%`
  if (field === 'planQuantity') return t('value.pieces', { count: formatNumber(text) })
  if (Array.isArray(value)) return listWords({ t, categories }, field, value).join(t('value.between'))
  return text
}

function listWords({ t, categories }: Pick<WordContext, 't' | 'categories'>, field: string, list: readonly unknown[]) {
  if (field !== 'categoryIds') return list.map(nameOf)
  const ids = list.filter((id): id is number => typeof id === 'number')
  return deepestIds(categories, ids).map((id) => pathName(categories, id) ?? t('value.gone'))
}

/** A colour is said by its name, an unnamed one by its value. */
function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { name, hex } = item as { name?: string; hex?: string }
  return name || hex || ''
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The words of one product's fields in the reader's language. */
export function useFieldWords(categories: readonly Category[], currency: string) {
  const t = useText(fieldTexts)
  return {
    t,
    name: (field: string) => fieldName(t, field),
    value: (field: string, value: unknown) => fieldWords({ t, categories, currency }, field, value),
  }
}
