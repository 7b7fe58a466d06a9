import type { InputOf, procedures } from '@tsumugi/contract'
import type { PhaseKind } from '@tsumugi/domain'
import type { StepKind, TableNames } from '@tsumugi/domain/scheduling'
import { useRef } from 'react'
import type { MatchedCell } from '../matching/matched-cells.ts'
import type { SentTable } from '../matching/refused-cells.ts'
import { stepAdditions } from '../matching/step-additions.ts'
import { kindNames } from '../matching/table-names.ts'
import { useReports, type StepReport } from '../procedure-queries.ts'
import { useBulkChange, usePlanChanges, useSeesPlans } from './use-plan-changes.ts'

/** How new steps of a file are taken. */
export interface Adding {
  readonly owner: 'ours' | 'theirs'
  /** Of which phase rows are that say none. */
  readonly phase: PhaseKind | null
}

type ChangeBody = InputOf<typeof procedures.change>['body']
/** What a table comes to as one call, and which cells each part of it is about. */
export interface TableCall extends SentTable {
  readonly body: ChangeBody
}

/** Makes a call of a table, and sends it; the key of each report stays the same until it is through. */
export function useTableCall(names: TableNames<StepKind> | undefined, adding: Adding | undefined) {
  const changesPlans = useSeesPlans()
  const changePlans = usePlanChanges()
  const change = useBulkChange()
  const send = useReports()
  const keys = useRef(new Map<string, string>())
  const reportOf = ({ step, day, outcome }: MatchedCell): StepReport => {
    const of = `${step!.id} ${outcome}`
    const key = keys.current.get(of) ?? crypto.randomUUID()
    keys.current.set(of, key)
    return { procedureId: step!.id, key, transition: outcome as 'start' | 'finish', on: day! }
  }
  async function callOf(cells: readonly MatchedCell[]): Promise<TableCall> {
    const moved = changesPlans ? cells.filter(({ outcome }) => outcome === 'planned') : []
    // A step begins before it is done: beginnings are written first.
    const ready = (['start', 'finish'] as const).flatMap((word) => cells.filter(({ outcome }) => outcome === word))
    const added = names && adding ? stepAdditions(cells, kindNames(names), adding.phase) : []
    const plans = await changePlans(moved)
    const body: ChangeBody = { plans, reports: ready.map(reportOf) }
    if (adding && added.length > 0) {
      body.additions = added.map(({ addition }) => addition)
      body.owner = adding.owner
    }
    return { body, plans, moved, ready, added }
  }
  const write = ({ body }: TableCall): Promise<unknown> =>
    body.plans.length + (body.additions?.length ?? 0) > 0 ? change(body) : send(body.reports ?? [])
  return { callOf, write }
}
