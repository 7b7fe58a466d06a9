import type { ScheduleColorKey } from '@tsumugi/domain/scheduling'
import type { QueryRecord } from '@tsumugi/navigation'
import { storage, useSession } from '@tsumugi/session'
import { EmptyState, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { chartPlan } from '../chart-model/chart-plan.ts'
import type { StepFigures } from '../chart-model/step-figures.ts'
import type { GanttStep } from '../chart-model/gantt-model.ts'
import { GanttChart } from '../chart/gantt-chart.tsx'
import { ColorDialog } from '../colors/color-dialog.tsx'
import { heldEditsOf, type EditKeep } from '../editing/held-edits.ts'
import { usePlanEdits } from '../editing/use-plan-edits.ts'
import { usePlanSave, useScheduleColors, useSchedulePlan } from '../gantt-queries.ts'
import { SimulationDialog } from '../simulation/simulation-dialog.tsx'
import { StepDialog } from '../step-dialog/step-dialog.tsx'
import { useGanttText } from '../words/gantt-texts.ts'
import { EditNotices } from './edit-notices.tsx'
import { GanttHead } from './gantt-head.tsx'
import { useGanttPlace } from './gantt-place.ts'
import { planModel, type PlanReply } from './plan-model.ts'
import { SendDialog } from './send-dialog.tsx'
import { useLoadStrip } from './use-load-strip.tsx'
import css from './gantt-screen.css?inline'

const today = () => new Date().toLocaleDateString('sv-SE')
const nothing: Pick<PlanReply, 'data' | 'plan' | 'proposals'> = {
  data: [],
  plan: { procedures: [], links: [], calendars: [], todays: [] },
  proposals: [],
}

/** Bars that were moved and not sent yet, of this tab and organisation. */
const heldPlan: EditKeep = {
  read: () => heldEditsOf(storage.recordDraft('production_schedules.plan').get()?.edits),
  write(edits) {
    const kept = storage.recordDraft('production_schedules.plan')
    if (edits.length > 0) kept.set({ edits })
    else if (kept.get() !== null) kept.remove()
  },
}

/** Production schedules as bars: seen with the partner, moved, linked, undone, and proposed to the other side. */
export function GanttScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useGanttText()
  const { user } = useSession()
  const at = useGanttPlace(query)
  const { data, error, mutate } = useSchedulePlan(at.asked)
  const company = user?.currentUserGroup
  const model = useMemo(() => planModel(data ?? nothing, String(company?.id ?? ''), today(), t), [data, company?.id, t])
  const versionOf = (id: string) => data?.data.find((each) => String(each.id) === id)?.lockVersion
  const save = usePlanSave(versionOf, mutate)
  const edits = usePlanEdits({ model, by: company?.name ?? '', isRead: data !== undefined, keep: heldPlan, save })
  const chart = useMemo(() => chartPlan(edits.shown), [edits.shown])
  const tint = useTint(at.rule)
  const [opened, setOpened] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'colors' | 'send' | 'simulate' | null>(null)
  const load = useLoadStrip(model, chart, at.place.values.load)
  const step = opened === null ? undefined : edits.shown.steps.find(({ id }) => id === opened)
  const close = () => setDialog(null)

  function choose(id: string) {
    const next = new Set(at.chosen)
    if (!next.delete(id)) next.add(id)
    at.choose(next)
  }
  return (
    <div className="gantt-screen">
      <GanttHead {...{ at, edits, data }} load={load} onDialog={setDialog} />
      <EditNotices edits={edits} isCapped={data?.isCapped ?? false} />
      {error && !data ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="block" height={480} />
      ) : model.steps.length === 0 ? (
        <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>
      ) : (
        <GanttChart
          {...{ chart, tint }}
          grouping={at.grouping}
          zoom={at.zoom}
          onZoom={(zoom) => at.place.set({ zoom })}
          onEdit={edits.edit}
          onUndo={edits.undo}
          onRedo={edits.redo}
          onOpen={setOpened}
          strip={load.strip}
          chosen={at.chosen}
          {...(at.grouping === 'style' && { onChoose: choose })}
        />
      )}
      {step && (
        <StepDialog
          {...{ chart, step }}
          row={data?.plan.procedures.find(({ id }) => String(id) === step.id)}
          proposal={data?.proposals.find(({ changes }) =>
            changes.some(({ procedureId }) => String(procedureId) === step.id),
          )}
          onEdit={edits.edit}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog === 'colors' && <ColorDialog onClose={close} />}
      {dialog === 'simulate' && (
        <SimulationDialog
          {...{ chart, versionOf }}
          scheduleId={[...at.chosen][0]}
          onEdit={edits.edit}
          onClose={close}
        />
      )}
      {dialog === 'send' && <SendDialog {...{ model, edits }} onClose={close} />}
    </div>
  )
}

/** Bars in colours of the organisation, by what a step is or how it stands; by company where nothing else is wanted. */
function useTint(rule: 'company' | 'status' | 'health' | 'step') {
  const colors = useScheduleColors()?.colors
  return useMemo(() => {
    if (rule === 'company' || !colors) return undefined
    const hexes = new Map<string, string>(colors.map(({ key, hex }) => [key, hex]))
    return (step: GanttStep, { health }: StepFigures) => hexes.get(tintKey(rule, step, health) ?? '') ?? null
  }, [rule, colors])
}

function tintKey(
  rule: 'status' | 'health' | 'step',
  { status, kind }: GanttStep,
  health: StepFigures['health'],
): ScheduleColorKey | null {
  if (rule === 'step') return kind && `step.${kind}`
  return rule === 'status' ? `status.${status}` : `health.${health}`
}
