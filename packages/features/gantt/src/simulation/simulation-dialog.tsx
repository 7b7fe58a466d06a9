import { wordsOf } from '@tsumugi/api'
import { isSettled } from '@tsumugi/domain/scheduling'
import { Button, Dialog, Notice, NumberField, Select } from '@tsumugi/ui'
import { useState } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { planEdit, type PlanEdit } from '../editing/plan-edit.ts'
import { usePlanTrial, type PlanCost } from '../gantt-queries.ts'
import { refusalWords } from '../words/edit-words.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { OutcomeTable } from './outcome-table.tsx'

interface SimulationDialogProps {
  chart: ChartPlan
  /** The schedule to begin with. */
  scheduleId: string | undefined
  versionOf(scheduleId: string): number | undefined
  onEdit(edit: PlanEdit): void
  onClose(): void
}

/**
 * "Fabric five days late": what becomes of shipping, arrival, invoice month and payment before anything is saved. What was
 * tried is put onto the chart, and goes to the partner as a proposal from there.
 */
export function SimulationDialog({ chart, scheduleId, versionOf, onEdit, onClose }: SimulationDialogProps) {
  const t = useGanttText()
  const { schedules, open, step, schedule, days, setSchedule, setChosen, setDays } = useTrialChoice(chart, scheduleId)
  const { cost, fault, busy, run, edit, forget } = useTrial({ chart, schedule, versionOf })
  const changed = (set: (value: string) => void) => (value: string) => {
    forget()
    set(value)
  }
  const operation = { kind: 'resize', step: step?.id ?? '', edge: 'end', days: Number(days) } as const
  const reason = !step ? t('simulate.step.none') : Number(days) === 0 ? t('simulate.days.none') : undefined
  return (
    <Dialog
      title={t('simulate')}
      onClose={onClose}
      busy={busy}
      primary={{
        label: t('simulate.run'),
        onClick: () => void run(operation),
        disabled: reason !== undefined,
        ...(reason && { reason }),
      }}
      {...(edit && { note: <PutButton {...{ edit, onEdit, onClose }} /> })}
    >
      <div className="simulation">
        <p>{t('simulate.text')}</p>
        {fault && <Fault text={fault} />}
        <TrialFields
          {...{ schedules, open, step, schedule, days }}
          onSchedule={changed(setSchedule)}
          onStep={changed(setChosen)}
          onDays={changed(setDays)}
        />
        {cost && <OutcomeTable cost={cost} />}
      </div>
    </Dialog>
  )
}

/** Which step of which schedule is late, and by how much; cloth where nothing was chosen. */
function useTrialChoice(chart: ChartPlan, scheduleId: string | undefined) {
  const { schedules } = chart.model
  const [schedule, setSchedule] = useState(scheduleId ?? schedules[0]?.id ?? '')
  const [chosen, setChosen] = useState('')
  const [days, setDays] = useState('5')
  const open = chart.model.steps.filter((step) => step.scheduleId === schedule && !isSettled(step.status))
  const step = open.find(({ id }) => id === chosen) ?? open.find(({ kind }) => kind === 'fabric_in') ?? open[0]
  return { schedules, open, step, schedule, days, setSchedule, setChosen, setDays }
}

const Fault = ({ text }: { text: string }) => (
  <Notice hue="madder" live>
    {text}
  </Notice>
)

/** What was tried goes onto the chart, and waits there to be sent. */
function PutButton({ edit, onEdit, onClose }: Pick<SimulationDialogProps, 'onEdit' | 'onClose'> & { edit: PlanEdit }) {
  const t = useGanttText()
  function put() {
    onEdit(edit)
    onClose()
  }
  return <Button onClick={put}>{t('simulate.put')}</Button>
}

interface TrialFieldsProps {
  schedules: ChartPlan['model']['schedules']
  /** Steps of the schedule that are not over, and the one that is tried. */
  open: ChartPlan['model']['steps']
  step: ChartPlan['model']['steps'][number] | undefined
  schedule: string
  days: string
  onSchedule(id: string): void
  onStep(id: string): void
  onDays(days: string): void
}

function TrialFields({ schedules, open, step, schedule, days, onSchedule, onStep, onDays }: TrialFieldsProps) {
  const t = useGanttText()
  return (
    <>
      <Select
        label={t('simulate.schedule')}
        value={schedule}
        placeholder={null}
        options={schedules.map(({ id, title, code }) => ({ value: id, label: `${code} ${title}` }))}
        onChange={onSchedule}
      />
      <Select
        label={t('simulate.step')}
        value={step?.id ?? ''}
        placeholder={null}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onStep}
      />
      <NumberField label={t('simulate.days')} value={days} most="365" negative onChange={onDays} />
    </>
  )
}

interface TrialOptions extends Pick<SimulationDialogProps, 'chart' | 'versionOf'> {
  readonly schedule: string
}

/** What an operation would cost, and the same as an edit of the chart. */
function useTrial({ chart, schedule, versionOf }: TrialOptions) {
  const t = useGanttText()
  const attempt = usePlanTrial()
  const [cost, setCost] = useState<PlanCost | null>(null)
  const [edit, setEdit] = useState<PlanEdit | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  function forget() {
    setCost(null)
    setEdit(null)
    setFault(null)
  }
  async function run(operation: PlanEdit['operation']) {
    forget()
    const planned = planEdit(chart, operation)
    if (planned.refusal) return setFault(refusalWords(chart, planned.refusal, t))
    setBusy(true)
    try {
      setCost(await attempt(schedule, versionOf(schedule) ?? 0, [operation]))
      setEdit(planned.edit)
    } catch (error) {
      setFault(wordsOf(error, t('simulate.failed')))
    }
    setBusy(false)
  }
  return { cost, edit, fault, busy, run, forget }
}
