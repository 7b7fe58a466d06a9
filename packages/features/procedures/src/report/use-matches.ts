import { wordsOf } from '@tsumugi/api'
import type { ScheduleCell, StepKind, TableNames } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { matchedCells, type MatchedCell } from '../matching/matched-cells.ts'
import { kindNames, tableNames } from '../matching/table-names.ts'
import { useOwnSteps, useReports, type StepReport } from '../procedure-queries.ts'
import { noRefusals, refusedCells, withRefusals } from '../matching/refused-cells.ts'
import { useBulkChange, usePlanChanges, useSeesPlans } from './use-plan-changes.ts'
import { procedureTexts } from '../words/procedure-texts.ts'

/** The words tables are read by; undefined until they are here. */
export function useTableNames(): TableNames<StepKind> | undefined {
  const [names, setNames] = useState<TableNames<StepKind>>()
  useEffect(() => {
    let wanted = true
    void tableNames().then((loaded) => wanted && setNames(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return names
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** The dates of a table beside our steps, and the one thing to do with them. */
export function useMatches(cells: readonly ScheduleCell[] | null, names: TableNames<StepKind> | undefined) {
  const t = useText(procedureTexts)
  const own = useOwnSteps(cells !== null)
  const send = useReports()
  const [busy, setBusy] = useState(false)
  const keys = useRef(new Map<string, string>())
  const matches = useMemo(
    () =>
      cells &&
      names &&
      own &&
      matchedCells(cells, {
        steps: own.data.filter(({ side }) => side === 'ours'),
        kinds: kindNames(names),
        today: today(),
      }),
    [cells, names, own],
  )
  const reportOf = ({ step, day, outcome }: MatchedCell): StepReport => {
    const of = `${step!.id} ${outcome}`
    const key = keys.current.get(of) ?? crypto.randomUUID()
    keys.current.set(of, key)
    return { procedureId: step!.id, key, transition: outcome as 'start' | 'finish', on: day! }
  }
  const changesPlans = useSeesPlans()
  const changePlans = usePlanChanges()
  const change = useBulkChange()
  const [refused, setRefused] = useState<ReadonlyMap<ScheduleCell, string>>(noRefusals)
  const shown = useMemo(() => matches && withRefusals(matches, refused), [matches, refused])
  const moved = changesPlans ? (shown ?? []).filter(({ outcome }) => outcome === 'planned') : []
  // A step begins before it is done: beginnings are written first.
  const ready = (['start', 'finish'] as const).flatMap((word) =>
    (shown ?? []).filter(({ outcome }) => outcome === word),
  )
  async function write(): Promise<void> {
    const reports = ready.map(reportOf)
    const plans = await changePlans(moved)
    const written = plans.length > 0 ? change(plans, reports) : send(reports)
    await written.catch((error: unknown) => {
      setRefused(refusedCells(error, { plans, moved, ready }))
      throw error
    })
  }
  /** All of it or nothing; answers whether it is through. */
  async function apply(): Promise<boolean> {
    setBusy(true)
    try {
      if (ready.length + moved.length > 0) await write()
      toast({ title: t('taken', { count: ready.length + moved.length }) })
      return true
    } catch (error) {
      toast({ title: t('failed'), message: wordsOf(error), type: 'attention' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    matches: shown,
    capped: (own?.pagination.totalCount ?? 0) > (own?.data.length ?? 0),
    count: ready.length + moved.length,
    apply,
    busy,
  }
}
