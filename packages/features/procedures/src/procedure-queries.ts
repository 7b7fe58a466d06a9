import { procedures, type InputOf } from '@tsumugi/contract'
import { staying, useChange, useQuery } from '@tsumugi/queries'

export type StepQuery = InputOf<typeof procedures.list>['query']
type Delay = InputOf<typeof procedures.delay>['body']['delay']
export type StepReport = InputOf<typeof procedures.bulkReport>['body']['reports'][number]

/** What partners report comes in by itself. */
const topics = ['production_schedule', 'procedure_proposal', 'phase'] as const

/** A page of steps, and how many stand in each scope. */
export const useProcedures = (query: StepQuery) =>
  useQuery(procedures.list, { query }, { keep: true, stays: true, topics })

/** The steps that a table may name, open ones first; asked for when the table is there. */
export const useOwnSteps = (wanted: boolean) =>
  useQuery(procedures.list, wanted ? { query: { scope: 'all', perPage: 500 } } : null, { stays: true, topics }).data

/** Reports many steps: all of them, or none. */
export function useReports() {
  const report = useChange(procedures.bulkReport, topics)
  return (reports: readonly StepReport[]) => report({ body: { reports: [...reports] } }, staying)
}

/** Says that a step ends later, and why. */
export function useDelay() {
  const delay = useChange(procedures.delay, topics)
  return (id: number, values: Delay) => delay({ id, body: { delay: values } }, staying)
}
