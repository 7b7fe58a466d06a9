import { useText } from '@tsumugi/i18n'
import { SavedViews } from '@tsumugi/records'
import type { Column } from '@tsumugi/ui'
import type { Production } from '@tsumugi/contract'
import { productionTexts } from '../production-words/production-texts.ts'
import type { FilterKey, ProductionPlace } from './list-query.ts'

interface ProductionViewsProps {
  readonly place: ProductionPlace
  readonly columns: readonly Column<Production>[]
  readonly hidden: ReadonlySet<string>
  onHidden(keys: readonly string[]): void
}

/** Stage, filters, columns and order of the list under names: one's own, and those shared with one. */
export function ProductionViews({ place, columns, hidden, onHidden }: ProductionViewsProps) {
  const t = useText(productionTexts)
  const { values, sort, page } = place
  const filterNames: Readonly<Record<FilterKey, string>> = {
    stage: t('stage'),
    q: t('search'),
    brand: t('brand'),
    season: t('season'),
    supplier: t('supplier'),
    phase: t('filter.phase'),
    health: t('health'),
    from: t('filter.from'),
    to: t('filter.to'),
  }
  const heads = new Map(columns.map(({ key, head }) => [key, String(head)]))
  return (
    <SavedViews
      target="production"
      sight={{
        columns: columns.map(({ key }) => key).filter((key) => !hidden.has(key)),
        filters: Object.entries(values)
          .filter(([, value]) => value !== '')
          .map(([column, value]) => ({ column, value })),
        sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : null,
      }}
      nameOf={(name) => heads.get(name) ?? filterNames[name as FilterKey] ?? name}
      isBare={!place.filtered && !sort && page === 1}
      onApply={(view) => {
        place.show(Object.fromEntries(view.filters.map(({ column, value }) => [column, value])), view.sort ?? '')
        onHidden([...heads.keys()].filter((key) => !view.columns.includes(key)))
      }}
    />
  )
}
