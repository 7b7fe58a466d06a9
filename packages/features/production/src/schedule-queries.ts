import type { CallOptions } from '@tsumugi/api'
import {
  procedureProposals,
  procedures,
  productionSchedules,
  scheduleColors,
  schedulePapers,
  type InputOf,
  type ReplyOf,
} from '@tsumugi/contract'
import { useQuery, useRefresh } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'

const stay = { on404: () => undefined, on403: () => undefined }
/** What either side saves comes in by itself. */
const topics = ['production_schedule', 'procedure', 'procedure_proposal'] as const
const room = { keep: true, stays: true, topics } as const

export type ScheduleListQuery = InputOf<typeof productionSchedules.list>['query']
export type ScheduleList = ReplyOf<typeof productionSchedules.list>
type Change = InputOf<typeof productionSchedules.change>['body']
type Report = InputOf<typeof procedures.report>['body']['report']
type StepValues = InputOf<typeof procedures.update>['body']['procedure']
export type NewStep = InputOf<typeof procedures.create>['body']['procedure']
type Delay = InputOf<typeof procedures.delay>['body']['delay']

export const useSchedules = (query: ScheduleListQuery) => useQuery(productionSchedules.list, { query }, room)
/** Fetches the list as a workbook, and lets the browser save it under the name the server gives. */
export function useScheduleSheet() {
  const api = useApi()
  return async (query: ScheduleListQuery) => {
    const file = await api.of(schedulePapers).sheet({ query })
    saveFile(file, file.name || 'schedules.xlsx')
  }
}

/** How the organisation colours its schedules, where that is wanted. */
export const useScheduleColors = (isWanted: boolean) =>
  useQuery(scheduleColors.show, isWanted ? {} : null, { stays: true }).data?.data.colors
export const useSchedule = (id: number) => useQuery(productionSchedules.show, { id }, room)
/** Schedules of one production; only for those who may read them. */
export const useSchedulesOf = (productionId: number | null) =>
  useQuery(productionSchedules.list, productionId === null ? null : { query: { productionId, perPage: 100 } }, room)

/** Every write of the rooms of schedules; what shows them is read anew after it. */
export function useScheduleChanges() {
  const api = useApi()
  const refresh = useRefresh()
  async function after<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call
    await Promise.all(topics.map(refresh))
    return answer
  }
  return {
    again: () => Promise.all(topics.map(refresh)),
    deleteSchedule: (id: number) => after(api.of(productionSchedules).delete({ id }, stay)),
    addStep: (scheduleId: number, procedure: NewStep, options?: CallOptions) =>
      after(api.of(procedures).create({ scheduleId, body: { procedure } }, { ...stay, ...options })),
    removeStep: (id: number) => after(api.of(procedures).delete({ id }, stay)),
    transition: (id: number, body: InputOf<typeof productionSchedules.transition>['body']) =>
      after(api.of(productionSchedules).transition({ id, body }, stay)),
    change: (id: number, body: Change, options?: CallOptions) => {
      const call = api.of(productionSchedules).change({ id, body }, { ...stay, ...options })
      return body.dryRun ? call : after(call)
    },
    simulate: (id: number, delays: { procedureId: number; days: number }[]) =>
      api.of(productionSchedules).simulate({ id, body: { delays } }, stay),
    update: (id: number, procedure: StepValues) => after(api.of(procedures).update({ id, body: { procedure } }, stay)),
    report: (id: number, report: Report) => after(api.of(procedures).report({ id, body: { report } }, stay)),
    delay: (id: number, delay: Delay) => after(api.of(procedures).delay({ id, body: { delay } }, stay)),
    answer: (id: number, body: InputOf<typeof procedureProposals.answer>['body']) =>
      after(api.of(procedureProposals).answer({ id, body }, stay)),
    withdraw: (id: number, lockVersion: number) =>
      after(api.of(procedureProposals).withdraw({ id, body: { lockVersion } }, stay)),
  }
}
