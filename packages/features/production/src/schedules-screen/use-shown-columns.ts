import type { ProductionSchedule } from '@tsumugi/contract'
import { storage, useStored } from '@tsumugi/session'
import type { Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { usualColumns } from './schedule-columns.tsx'

/** Which columns are in sight and in what order, as the reader last wanted them; the style is always first. */
export function useShownColumns(all: readonly Column<ProductionSchedule>[]) {
  const stored = storage.shownColumns('production_schedules')
  const wanted = useStored(stored)
  return useMemo(() => {
    const keys = ['styleNo', ...(wanted.length > 0 ? wanted : usualColumns)]
    const columns = [...new Set(keys)].flatMap((key) => all.find((column) => column.key === key) ?? [])
    const shown = columns.map(({ key }) => key)
    const hidden = new Set(all.map(({ key }) => key).filter((key) => !shown.includes(key)))
    return {
      columns,
      shown,
      hidden,
      show: (next: readonly string[]) => stored.set([...next]),
      /** Those that come anew stand last. */
      hide: (next: ReadonlySet<string>) =>
        stored.set([
          ...shown.filter((key) => !next.has(key)),
          ...all.map(({ key }) => key).filter((key) => !next.has(key) && !shown.includes(key)),
        ]),
    }
  }, [all, stored, wanted])
}
