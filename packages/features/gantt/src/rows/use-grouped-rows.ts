import { groupedRows, type GroupedRows } from '@tsumugi/domain/scheduling'
import { useMemo, useState } from 'react'
import { chartGroups, type Grouping } from '../chart-model/chart-groups.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'

/** The rows of a chart under their heads, and folding them. */
export function useGroupedRows(chart: ChartPlan, grouping: Grouping) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set())
  const groups = useMemo(() => chartGroups(chart, grouping), [chart, grouping])
  const rows: GroupedRows<number> = useMemo(() => groupedRows(groups, folded), [groups, folded])
  function fold(key: string, isFolded: boolean) {
    const next = new Set(folded)
    if (isFolded) next.add(key)
    else next.delete(key)
    setFolded(next)
  }
  return { rows, fold }
}
