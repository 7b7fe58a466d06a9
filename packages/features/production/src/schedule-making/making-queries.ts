import type { CallOptions } from '@tsumugi/api'
import { productionSchedules, scheduleTemplates, type InputOf, type ReplyOf } from '@tsumugi/contract'
import { staying, useChange, useData, useRefresh } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'

export type NewSchedule = InputOf<typeof productionSchedules.create>['body']['productionSchedule']
export type SchedulePreview = ReplyOf<typeof scheduleTemplates.preview>['data']

/** The company's own templates of steps; only for those who make schedules. */
export const useScheduleTemplates = () => useData(scheduleTemplates.list, {}, { stays: true })

/** Making schedules, and keeping what they are made from. */
export function useScheduleMaking() {
  const api = useApi()
  const refresh = useRefresh()
  const keep = useChange(scheduleTemplates.create)
  const forget = useChange(scheduleTemplates.delete)
  return {
    async create(phaseId: number, productionSchedule: NewSchedule, options?: CallOptions) {
      const call = { phaseId, body: { productionSchedule } }
      const { data } = await api.of(productionSchedules).create(call, { ...staying, ...options })
      await refresh('production_schedule')
      return data
    },
    preview: async (phaseId: number, productionSchedule: NewSchedule) =>
      (await api.of(scheduleTemplates).preview({ phaseId, body: { productionSchedule } }, staying)).data,
    keepTemplate: async (name: string, scheduleId: number, options?: CallOptions) =>
      (await keep({ body: { scheduleTemplate: { name, scheduleId } } }, { ...staying, ...options })).data,
    deleteTemplate: (id: number) => forget({ id }, staying),
  }
}
