import type { ProductionSchedule, scheduleGroupings } from '@tsumugi/contract'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useText } from '@tsumugi/i18n'
import { RowGroups } from '@tsumugi/records'
import { Checkbox, Table, type Column, type TableProps } from '@tsumugi/ui'
import { useMemo } from 'react'
import { useScheduleColors } from '../schedule-queries.ts'
import { ScheduleCard } from './schedule-columns.tsx'
import { scheduleListTexts, type ScheduleListText } from './schedule-list-texts.ts'
import type { useSchedulePlace } from './schedule-place.ts'

type Grouping = (typeof scheduleGroupings)[number]
const open = ({ id }: Pick<ProductionSchedule, 'id'>) => pageNavigator.go(href('productionSchedule', { id }))

interface ScheduleRowsProps {
  at: ReturnType<typeof useSchedulePlace>
  rows: readonly ProductionSchedule[]
  columns: readonly Column<ProductionSchedule>[]
  total: number
  busy: boolean
}

/** The rows of a page, under their groups where they are wanted, with ticks and colours that the chart has too. */
export function ScheduleRows({ at, rows, columns, total, busy }: ScheduleRowsProps) {
  const t = useText(scheduleListTexts)
  const { place, chosen, choose, group, color } = at
  const mark = useRowMark(color)
  const table = (own: readonly ProductionSchedule[], more: Pick<TableProps<ProductionSchedule>, 'label' | 'total'>) => (
    <Table<ProductionSchedule>
      {...more}
      columns={columns}
      rows={own}
      rowKey={({ id }) => String(id)}
      density="picture"
      busy={busy}
      onOpen={open}
      rowMark={mark}
      selection={{ chosen, onChange: choose }}
      sort={place.sort ?? { key: 'float', direction: 'ascending' }}
      onSort={place.order}
      card={(row, choice) => (
        <div className="schedule-choice">
          <Checkbox aria-label={row.production.styleNo} checked={choice.chosen} onChange={choice.toggle} />
          <ScheduleCard row={row} onOpen={() => open(row)} />
        </div>
      )}
    />
  )
  if (!group) return table(rows, { label: t('title'), total })
  const nameOf = (row: ProductionSchedule) => groupNames[group](row, t)
  return <RowGroups {...{ rows, nameOf }} table={(own, name) => table(own, { label: `${t('title')}: ${name}` })} />
}

const groupNames: Readonly<
  Record<Grouping, (row: ProductionSchedule, t: ScheduleListText) => string | null | undefined>
> = {
  brand: ({ brand }) => brand.name,
  supplier: ({ supplier }) => supplier?.name,
  season: ({ production }) => production.season,
  category: ({ production }) => production.categories[0],
  status: ({ status }, t) => t(`status.${status}`),
}

/** A schedule goes by the colour of a step that stands alike. */
const stepStatus = {
  planned: 'todo',
  active: 'doing',
  on_hold: 'skipped',
  completed: 'done',
  cancelled: 'skipped',
} as const satisfies Record<ProductionSchedule['status'], string>

function useRowMark(color: 'status' | 'health' | undefined) {
  const colors = useScheduleColors(color !== undefined)
  return useMemo(() => {
    if (!color || !colors) return undefined
    const hexOf = new Map<string, string>(colors.map(({ key, hex }) => [key, hex]))
    return ({ status, health }: ProductionSchedule) =>
      hexOf.get(color === 'health' ? `health.${health}` : `status.${stepStatus[status]}`)
  }, [color, colors])
}
