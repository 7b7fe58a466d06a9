import { wordsOf } from '@tsumugi/api'
import { procedures, type ReplyOf } from '@tsumugi/contract'
import type { ScheduleCell } from '@tsumugi/domain/scheduling'
import { staying } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MatchedCell } from '../matching/matched-cells.ts'
import { refusedCells, withRefusals } from '../matching/refused-cells.ts'
import type { TableCall } from './use-table-call.ts'

type Added = NonNullable<ReplyOf<typeof procedures.change>['data']['added'][number]>
interface Tried {
  /** What was tried. */
  readonly of: object
  readonly added: ReadonlyMap<ScheduleCell, Added>
  readonly refused: ReadonlyMap<ScheduleCell, string>
  /** Why nothing could be tried. */
  readonly failure: string
}

/** Tries a table on the server, which keeps nothing of it: what is new becomes a step or a fault. */
export function useTrial(
  matches: readonly MatchedCell[] | null,
  owner: string | undefined,
  callOf: (cells: readonly MatchedCell[]) => Promise<TableCall>,
) {
  const { change } = useApi().of(procedures)
  const [tried, setTried] = useState<Tried | null>(null)
  const question = useMemo(() => (matches ? { matches, owner } : null), [matches, owner])
  async function ask(of: { matches: readonly MatchedCell[] }): Promise<Tried> {
    const none = { of, added: new Map(), refused: new Map(), failure: '' }
    try {
      const call = await callOf(of.matches)
      const { plans, reports = [], additions = [] } = call.body
      if (plans.length + reports.length + additions.length === 0) return none
      const { data } = await change({ body: { ...call.body, dryRun: true } }, staying)
      return { ...none, added: addedCells(call, data.added), refused: refusedCells(data.faults, call) }
    } catch (error) {
      return { ...none, failure: wordsOf(error) }
    }
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!question) return
    let wanted = true
    void latest.current(question).then((answer) => wanted && setTried(answer))
    return () => {
      wanted = false
    }
  }, [question])
  const answer = tried?.of === question ? tried : null
  return useMemo(
    () => ({
      busy: question !== null && answer === null,
      failure: answer?.failure ?? '',
      cellsOf: (cells: readonly MatchedCell[]) =>
        answer
          ? withRefusals(
              cells.map((each) => withAdded(each, answer.added.get(each.cell))),
              answer.refused,
            )
          : cells,
    }),
    [question, answer],
  )
}

const addedCells = ({ added }: TableCall, outcomes: readonly (Added | null)[]) =>
  new Map(
    added.flatMap(({ cells }, at) => {
      const outcome = outcomes[at]
      return outcome ? cells.map((cell) => [cell, outcome] as const) : []
    }),
  )

const withAdded = (cell: MatchedCell, added: Added | undefined): MatchedCell =>
  added ? { ...cell, outcome: added.outcome, from: added.planned.start, day: added.planned.end } : cell
