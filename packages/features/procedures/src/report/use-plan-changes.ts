import { procedures, productionSchedules, readsSchedules, type InputOf } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { staying, useChange } from '@tsumugi/queries'
import { useApi, useSession } from '@tsumugi/session'
import type { MatchedCell } from '../matching/matched-cells.ts'
import { plannedDays, planOperations, workingCalendar } from '../matching/plan-operations.ts'

/** Whether the reader sees schedules as a whole; reporting is open to whoever does a step. */
export function useSeesPlans(): boolean {
  const { user } = useSession()
  return user !== null && user !== undefined && admits(user, readsSchedules, { query: {} })
}

export type PlanChange = InputOf<typeof procedures.change>['body']['plans'][number]

/** What brings the steps of a table to its planned days: one change for each schedule, on the version it has now. */
export function usePlanChanges() {
  const calls = useApi().of(productionSchedules)
  return async (matches: readonly MatchedCell[]): Promise<PlanChange[]> => {
    const wanted = plannedDays(matches)
    const ids = new Set(matches.flatMap(({ step, outcome }) => (outcome === 'planned' ? [step!.scheduleId] : [])))
    const plans: PlanChange[] = []
    for (const id of ids) {
      const { data } = await calls.show({ id }, staying)
      const calendars = new Map(data.plan.calendars.map((each) => [each.key, workingCalendar(each)]))
      const operations = data.plan.procedures.flatMap((step) =>
        wanted.has(step.id) ? planOperations(step, wanted.get(step.id)!, calendars.get(step.calendarKey)!) : [],
      )
      if (operations.length > 0) plans.push({ scheduleId: id, operations, lockVersion: data.lockVersion })
    }
    return plans
  }
}

/** Writes what a table comes to: all of it, or nothing. */
export function useBulkChange() {
  const change = useChange(procedures.change, ['procedure', 'procedure_proposal', 'production_schedule', 'phase'])
  return (body: InputOf<typeof procedures.change>['body']) => change({ body }, staying)
}
