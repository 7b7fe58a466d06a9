import { isRefusal } from '@tsumugi/api'
import {
  procedureProposals,
  procedures,
  productionSchedules,
  scheduleColors,
  scheduleFigures,
  schedulePapers,
  type InputOf,
  type ReplyOf,
} from '@tsumugi/contract'
import type { PlanOperation } from '@tsumugi/domain/scheduling'
import { useChange, useQuery } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { bySchedule, type HeldEdit } from './editing/held-edits.ts'
import type { SaveAnswer } from './editing/use-plan-edits.ts'
import type { PlanQuery } from './gantt-screen/plan-model.ts'

/** What others save in the room comes in by itself. */
const topics = ['production_schedule', 'procedure', 'procedure_proposal', 'production', 'phase'] as const

export const useSchedulePlan = (query: PlanQuery) =>
  useQuery(productionSchedules.plan, { query }, { keep: true, stays: true, topics })

export const useScheduleColors = () => useQuery(scheduleColors.show, {}, { stays: true }).data?.data
export const useColorChange = () => useChange(scheduleColors.update)

export const useProposalAnswer = () => useChange(procedureProposals.answer, topics)
export const useProposalWithdrawal = () => useChange(procedureProposals.withdraw, topics)

type PlanChange = Parameters<ReturnType<typeof useChange<typeof procedures.change>>>[0]['body']['plans'][number]
type SentOperation = PlanChange['operations'][number]

/** Ids as they travel. */
const sent = (operation: PlanOperation): SentOperation =>
  ('step' in operation
    ? { ...operation, step: Number(operation.step) }
    : { ...operation, from: Number(operation.from), to: Number(operation.to) }) as SentOperation

/**
 * Saves edits of several schedules in one call, each on the version that is shown; a conflict reads everything anew and
 * says so. Of a schedule that the filters leave out, the version is asked for.
 */
export function usePlanSave(versionOf: (scheduleId: string) => number | undefined, again: () => Promise<unknown>) {
  const change = useChange(procedures.change, topics)
  const schedules = useApi().of(productionSchedules)
  const planOf = async ([id, operations]: [string, PlanOperation[]]): Promise<PlanChange> => ({
    scheduleId: Number(id),
    operations: operations.map(sent),
    lockVersion: versionOf(id) ?? (await schedules.show({ id: Number(id) })).data.lockVersion,
  })
  return async (edits: readonly HeldEdit[], note?: string): Promise<SaveAnswer> => {
    try {
      const plans = await Promise.all([...bySchedule(edits)].map(planOf))
      await change({ body: { plans, ...(note && { note }) } })
      return 'saved'
    } catch (error) {
      await again().catch(() => undefined)
      return isRefusal(error, 'stale') ? 'stale' : 'failed'
    }
  }
}

export type PlanCost = ReplyOf<typeof productionSchedules.change>['data']['cost']

/** What operations on one schedule would come to, without saving any of them. */
export function usePlanTrial() {
  const schedules = useApi().of(productionSchedules)
  return async (scheduleId: string, lockVersion: number, operations: readonly PlanOperation[]): Promise<PlanCost> => {
    const body = { operations: operations.map(sent), lockVersion, dryRun: true }
    return (await schedules.change({ id: Number(scheduleId), body })).data.cost
  }
}

/** Members of the reader's organisation who may be given a step. */
export const useAssignees = (scheduleId: number) =>
  useQuery(productionSchedules.show, { id: scheduleId }, { stays: true }).data?.data.assignees

/** Changes one's own step beside its dates. */
export function useStepChange() {
  const change = useChange(procedures.update, topics)
  return (id: number, procedure: InputOf<typeof procedures.update>['body']['procedure']) =>
    change({ id, body: { procedure } })
}

/** What schedules may be narrowed by, whatever is narrowed now. */
export const useScheduleChoices = () =>
  useQuery(productionSchedules.list, { query: { perPage: 1 } }, { stays: true }).data?.choices

export const useMakerLoads = () => useQuery(scheduleFigures.show, {}, { stays: true, topics }).data?.data.loads

/** Fetches the plan on paper, and lets the browser save it under the name the server gives. */
export function usePlanPaper() {
  const api = useApi()
  return async (query: PlanQuery) => {
    const file = await api.of(schedulePapers).plan({ query })
    saveFile(file, file.name || 'plan.pdf')
  }
}
