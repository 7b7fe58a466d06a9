import { wordsOf } from '@tsumugi/api'
import type { ScheduleCell, StepKind, TableNames } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useEffect, useMemo, useState } from 'react'
import { matchedCells, type MatchedCell } from '../matching/matched-cells.ts'
import { faultsOf, noRefusals, refusedCells, withRefusals } from '../matching/refused-cells.ts'
import { kindNames, tableNames } from '../matching/table-names.ts'
import { useOwnSteps } from '../procedure-queries.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useSeesPlans } from './use-plan-changes.ts'
import { useTableCall, type Adding } from './use-table-call.ts'
import { useTrial } from './use-trial.ts'

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

type Cells = readonly ScheduleCell[] | null
type Names = TableNames<StepKind> | undefined

/**
 * The dates of a table beside our steps, and the one thing to do with them. With `adding`, steps that are not there are new
 * ones, and all of it is tried first.
 */
export function useMatches(cells: Cells, names: Names, adding?: Adding) {
  const t = useText(procedureTexts)
  const adds = useSeesPlans() && adding !== undefined
  const { matches, capped } = useComparison(cells, names, adds ? adding : undefined)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<ScheduleCell, string>>(noRefusals)
  const { callOf, write } = useTableCall(names, adding)
  const trial = useTrial(adds ? matches : null, adding?.owner, callOf)
  const shown = useMemo(() => matches && withRefusals(trial.cellsOf(matches), refused), [matches, trial, refused])
  const count = shown ? countOf(shown) : 0
  /** All of it or nothing; answers whether it is through. */
  async function apply(): Promise<boolean> {
    setBusy(true)
    const call = await callOf(shown ?? [])
    try {
      if (count > 0) await write(call)
      toast({ title: t('taken', { count }) })
      return true
    } catch (error) {
      setRefused(refusedCells(faultsOf(error), call))
      toast({ title: t('failed'), message: wordsOf(error), type: 'attention' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { matches: shown, capped, count, apply, busy, trial }
}

function useComparison(cells: Cells, names: Names, adding: Adding | undefined) {
  const own = useOwnSteps(cells !== null)
  const phase = adding?.phase ?? null
  const adds = adding !== undefined
  const matches = useMemo(() => {
    if (!cells || !names || !own) return null
    const steps = own.data.filter(({ side }) => adds || side === 'ours')
    return matchedCells(cells, { steps, kinds: kindNames(names), today: today(), adds, phase })
  }, [cells, names, own, adds, phase])
  return { matches, capped: (own?.pagination.totalCount ?? 0) > (own?.data.length ?? 0) }
}

/** Dates that are taken over, and new steps, which may have several. */
function countOf(shown: readonly MatchedCell[]): number {
  const isNew = ({ outcome }: MatchedCell) => outcome === 'add' || outcome === 'make'
  const dates = shown.filter(({ outcome }) => outcome === 'start' || outcome === 'finish' || outcome === 'planned')
  return dates.length + newSteps(shown.filter(isNew)).size
}

/** Styles and names of steps among cells, each once. */
export const newSteps = (cells: readonly MatchedCell[]): ReadonlySet<string> =>
  new Set(cells.map(({ cell: { style, step, about } }) => [style, about.phase, step].join('\t')))
