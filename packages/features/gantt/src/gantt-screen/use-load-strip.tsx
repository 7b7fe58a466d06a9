import { useMemo } from 'react'
import { chartPlan, type ChartPlan } from '../chart-model/chart-plan.ts'
import type { GanttModel } from '../chart-model/gantt-model.ts'
import { editedLoad } from '../chart-model/maker-load.ts'
import { LoadStrip } from '../chart/load-strip.tsx'
import { useMakerLoads } from '../gantt-queries.ts'

/** The maker whose load is shown: the one that is chosen, else the one with the fullest week; `none` shows none. */
export function useLoadStrip(model: GanttModel, chart: ChartPlan, chosen: string) {
  const loads = useMakerLoads()
  const read = useMemo(() => (chart.model === model ? chart : chartPlan(model)), [model, chart])
  const makers = loads ?? []
  const load =
    chosen === 'none' ? undefined : (makers.find(({ maker }) => String(maker.id) === chosen) ?? fullest(makers))
  const weeks = useMemo(() => load && editedLoad(load, read, chart), [load, read, chart])
  const peak = weeks?.reduce((most, week) => (fullnessOf(week) > fullnessOf(most) ? week : most), weeks[0]!)
  return {
    makers: makers.map(({ maker }) => maker),
    shown: load ? String(load.maker.id) : 'none',
    /** The fullest of its weeks. */
    peak: peak && peak.percent !== null ? peak : undefined,
    strip: load && weeks && (
      <LoadStrip maker={load.maker.name} dailyCapacity={load.dailyCapacity} weeks={weeks} first={chart.first} />
    ),
  }
}

type Load = NonNullable<ReturnType<typeof useMakerLoads>>[number]
const fullnessOf = ({ percent, pieces }: Load['weeks'][number]) => (percent === null ? pieces / 1e9 : Number(percent))
const peakOf = ({ weeks }: Load) => Math.max(0, ...weeks.map(fullnessOf))
const fullest = (loads: readonly Load[]): Load | undefined =>
  loads.toSorted((one, other) => peakOf(other) - peakOf(one))[0]
