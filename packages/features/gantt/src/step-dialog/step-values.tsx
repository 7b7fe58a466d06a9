import { currentOf, wordsOf } from '@tsumugi/api'
import type { Procedure } from '@tsumugi/contract'
import { Button, Checkbox, Notice, NumberField, Select, TextArea, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useAssignees, useStepChange } from '../gantt-queries.ts'
import { useGanttText } from '../words/gantt-texts.ts'

const valuesOf = ({ assignee, progress, quantityDone, shared, note }: Procedure) => ({
  assignee: assignee ? String(assignee.id) : '',
  progress: String(progress),
  quantityDone: String(quantityDone),
  shared,
  note: note ?? '',
})

type Values = ReturnType<typeof valuesOf>

/** One's own step beside its days: who does it, how far it is, how many are done, a word, and whether the partner sees it. */
export function StepValues({ row, onSaved }: { row: Procedure; onSaved(): void }) {
  const t = useGanttText()
  const [first] = useState(() => valuesOf(row))
  const [values, set] = useState(first)
  const { save, busy, fault } = useSavedStep(row, onSaved)
  const isChanged = (Object.keys(first) as (keyof typeof first)[]).some((key) => first[key] !== values[key])
  return (
    <fieldset className="step-values">
      <legend>{t('values')}</legend>
      {fault && (
        <Notice live hue="madder">
          {fault}
        </Notice>
      )}
      <ValueFields {...{ row, values }} put={(some) => set({ ...values, ...some })} />
      <Button busy={busy} disabled={!isChanged} onClick={() => void save(first, values)}>
        {t('values.save')}
      </Button>
    </fieldset>
  )
}

interface ValueFieldsProps {
  row: Procedure
  values: Values
  put(some: Partial<Values>): void
}

function ValueFields({ row, values, put }: ValueFieldsProps) {
  const t = useGanttText()
  const assignees = useAssignees(row.scheduleId) ?? (row.assignee ? [row.assignee] : [])
  const isSettled = row.status === 'done' || row.status === 'skipped'
  return (
    <>
      <Select
        label={t('values.assignee')}
        value={values.assignee}
        placeholder={t('values.nobody')}
        options={assignees.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(assignee) => put({ assignee })}
      />
      <NumberField
        label={t('values.progress')}
        unit="%"
        most="100"
        value={values.progress}
        disabled={isSettled}
        onChange={(progress) => put({ progress })}
      />
      <NumberField
        label={t('values.quantity')}
        value={values.quantityDone}
        onChange={(quantityDone) => put({ quantityDone })}
      />
      <TextArea label={t('values.note')} value={values.note} maxLength={500} onChange={(note) => put({ note })} />
      <Checkbox checked={!values.shared} onChange={(own) => put({ shared: !own })}>
        {t('values.private')}
      </Checkbox>
    </>
  )
}

/** Sends what was changed and nothing else, so that it does not undo what somebody else wrote meanwhile. */
function useSavedStep({ id, lockVersion }: Procedure, onSaved: () => void) {
  const t = useGanttText()
  const change = useStepChange()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function save(first: Values, values: Values) {
    setBusy(true)
    setFault('')
    const is = (key: keyof Values) => first[key] !== values[key]
    try {
      await change(id, {
        ...(is('assignee') && { assigneeId: values.assignee === '' ? null : Number(values.assignee) }),
        ...(is('progress') && { progress: Number(values.progress) }),
        ...(is('quantityDone') && { quantityDone: Number(values.quantityDone) }),
        ...(is('note') && { note: values.note.trim() || null }),
        ...(is('shared') && { shared: values.shared }),
        lockVersion,
      })
      toast({ title: t('values.saved') })
      onSaved()
    } catch (error) {
      setFault(currentOf(error) === undefined ? wordsOf(error, t('values.failed')) : t('stale'))
      setBusy(false)
    }
  }
  return { save, busy, fault }
}
