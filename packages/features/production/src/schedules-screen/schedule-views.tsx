import { opensTemplatesOf } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { SavedViews, type Sight } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { toast, type Column } from '@tsumugi/ui'
import type { ScheduleList } from '../schedule-queries.ts'
import { scheduleListTexts, type ScheduleListText } from './schedule-list-texts.ts'
import type { useSchedulePlace } from './schedule-place.ts'
import {
  columnsOfTemplate,
  filtersForTemplate,
  filtersOfTemplate,
  sortForTemplate,
  sortOfTemplate,
  templateName,
} from './schedule-sight.ts'

interface ScheduleViewsProps {
  at: ReturnType<typeof useSchedulePlace>
  /** Every column the list has. */
  columns: readonly Pick<Column<never>, 'key' | 'head'>[]
  /** Keys of those in sight, in order. */
  shown: readonly string[]
  choices: ScheduleList['choices']
  onShown(keys: readonly string[]): void
}

/** Columns, order, filters, groups and colours of the list under names: its templates (domain §3.17). */
export function ScheduleViews(props: ScheduleViewsProps) {
  const { at, columns, shown } = props
  const t = useText(scheduleListTexts)
  const { user } = useSession()
  const { place, group, color, chosen } = at
  if (!user || !opensTemplatesOf(user, 'production_schedule')) return null
  const heads = new Map(columns.map(({ key, head }) => [templateName(key), String(head)]))
  const nameOf = (name: string) => (name === 'q' ? t('search') : (heads.get(name) ?? name))
  function show(view: Sight) {
    const left = apply(view, props, t)
    if (left.length === 0) return
    toast({ title: t('views.left', { filters: left.map(nameOf).join('・') }), type: 'attention', duration: 8_000 })
  }
  return (
    <SavedViews
      target="production_schedule"
      sight={{
        columns: shown.map(templateName),
        filters: filtersForTemplate(place.values),
        sort: sortForTemplate(place.sort),
        groupBy: group ?? null,
        rowColor: color ?? null,
      }}
      nameOf={nameOf}
      isBare={!place.filtered && !place.sort && place.page === 1 && !group && !color && chosen.size === 0}
      onApply={show}
    />
  )
}

/** Puts a template on the list; answers the columns of filters that the list has none for. */
function apply(view: Sight, { at, columns, choices, onShown }: ScheduleViewsProps, t: ScheduleListText): string[] {
  const { values, left } = filtersOfTemplate(view.filters, {
    choices,
    statusWord: (status) => t(`status.${status}`),
    healthWord: (health) => t(`health.${health}`),
  })
  const rows = { ids: [...at.chosen].join(','), group: view.groupBy ?? '', color: view.rowColor ?? '' }
  at.place.show({ ...values, ...rows }, sortOfTemplate(view.sort))
  const known = columns.map(({ key }) => key)
  onShown(columnsOfTemplate(view.columns, known))
  return left
}
