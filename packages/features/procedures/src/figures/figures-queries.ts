import { dailyCapacities, productionSchedules, scheduleFigures } from '@tsumugi/contract'
import { staying, useChange, useQuery } from '@tsumugi/queries'

const topics = ['production_schedule', 'procedure', 'daily_capacity'] as const

/** Loads of makers and how they kept their promises. */
export const useFigures = () => useQuery(scheduleFigures.show, {}, { keep: true, stays: true, topics })

/** Pieces of all schedules by the step they wait for or lie in. */
export const useWork = () =>
  useQuery(productionSchedules.list, { query: { perPage: 1 } }, { keep: true, stays: true, topics })

/** Puts down what a maker sews on a working day; null forgets it. */
export function useCapacity() {
  const set = useChange(dailyCapacities.set, ['schedule_figure'])
  return (makerGroupId: number, pieces: number | null) =>
    set({ makerGroupId, body: { dailyCapacity: { pieces } } }, staying)
}
