import type { Procedure, ProcedureProposal } from '@tsumugi/contract'
import type { PlanOperation } from '@tsumugi/domain/scheduling'
import { Checkbox, DateField, Dialog, Notice, NumberField } from '@tsumugi/ui'
import { useState } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import type { GanttStep } from '../chart-model/gantt-model.ts'
import { planEdit, type PlanEdit } from '../editing/plan-edit.ts'
import { refusalWords } from '../words/edit-words.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { ProposalAnswer } from './proposal-answer.tsx'
import { StepLinks } from './step-links.tsx'
import { StepFacts } from './step-facts.tsx'
import { StepValues } from './step-values.tsx'
import { stepOperations } from './step-operations.ts'

interface StepDialogProps {
  chart: ChartPlan
  step: GanttStep
  /** As it was read; undefined for a moment after it is gone. */
  row: Procedure | undefined
  proposal: ProcedureProposal | undefined
  onEdit(edit: PlanEdit): void
  onClose(): void
}

/** One step in fields: its days, its length and what it waits for, for whoever does not drag (WCAG 2.5.7). */
export function StepDialog({ chart, step, row, proposal, onEdit, onClose }: StepDialogProps) {
  const t = useGanttText()
  const [start, setStart] = useState(step.planned.start)
  const [workdays, setWorkdays] = useState(String(step.workdays))
  const [chain, setChain] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  /** False where it is refused, which is then said. */
  function operate(operation: PlanOperation): boolean {
    const { edit, refusal } = planEdit(chart, operation)
    setFault(refusal && refusalWords(chart, refusal, t))
    if (edit) onEdit(edit)
    return edit !== null
  }
  function apply() {
    const [operation, ...rest] = stepOperations(chart, step, { start, workdays: Number(workdays), chain })
    if (!operation) return onClose()
    // One after the other: the second is worked out on what the first has made of the plan.
    if (operate(operation) && rest.length === 0) onClose()
  }
  const isClosed = step.right === 'none'
  return (
    <Dialog
      title={step.name}
      onClose={onClose}
      primary={{
        label: t(step.right === 'propose' ? 'step.propose' : 'step.apply'),
        onClick: apply,
        disabled: isClosed,
        ...(isClosed && { reason: t('step.closed') }),
      }}
    >
      <div className="step-dialog">
        {proposal && <ProposalAnswer proposal={proposal} onDone={onClose} />}
        {fault && (
          <Notice live hue="madder">
            {fault}
          </Notice>
        )}
        <DateField label={t('step.start')} value={start} onChange={(day) => day && setStart(day)} />
        <NumberField label={t('step.workdays')} value={workdays} most="1000" onChange={setWorkdays} />
        <Checkbox checked={chain} onChange={setChain}>
          {t('step.chain')}
        </Checkbox>
        <StepLinks chart={chart} step={step} onOperation={operate} />
        {row && <StepFacts row={row} />}
        {row?.side === 'ours' && <StepValues row={row} onSaved={onClose} />}
      </div>
    </Dialog>
  )
}
