import { currentOf, wordsOf } from '@tsumugi/api'
import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, Dialog, Notice, NumberField, Select, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useScheduleChanges } from '../../schedule-queries.ts'
import { dialogTexts } from './dialog-texts.ts'
import { stepName } from '../step-name.ts'

interface StepDialogProps {
  schedule: ScheduleDetail
  step: Procedure
  onClose(): void
}

const valuesOf = ({ assignee, progress, quantityDone, shared, note }: Procedure) => ({
  assignee: assignee ? String(assignee.id) : '',
  progress: String(progress),
  quantityDone: String(quantityDone),
  shared,
  note: note ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** Everything of one's own step beside its dates: who does it, how far it is, whether the other side sees it. */
export function StepDialog({ schedule, step, onClose }: StepDialogProps) {
  const t = useText(dialogTexts)
  const [first] = useState(() => valuesOf(step))
  const [values, set] = useState<Values>(first)
  const { save, busy, failure } = useSavedStep(step, onClose)
  const isChanged = (Object.keys(first) as (keyof Values)[]).some((key) => first[key] !== values[key])
  return (
    <Dialog
      title={t('edit.title', { step: stepName(t, step) })}
      onClose={onClose}
      closeOnOutside={!isChanged}
      busy={busy}
      primary={{ label: t('edit.save'), onClick: () => (isChanged ? void save(first, values) : onClose()) }}
    >
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      <StepFields {...{ schedule, step, values, set }} />
    </Dialog>
  )
}

interface StepFieldsProps extends Pick<StepDialogProps, 'schedule' | 'step'> {
  values: Values
  set(values: Values): void
}

function StepFields({ schedule, step, values, set }: StepFieldsProps) {
  const t = useText(dialogTexts)
  return (
    <>
      <Select
        label={t('assignee')}
        value={values.assignee}
        placeholder={t('assignee.none')}
        options={schedule.assignees.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(assignee) => set({ ...values, assignee })}
      />
      <NumberField
        label={t('progress')}
        value={values.progress}
        onChange={(progress) => set({ ...values, progress })}
        disabled={step.status === 'done' || step.status === 'skipped'}
      />
      <NumberField
        label={t('quantityDone')}
        value={values.quantityDone}
        onChange={(quantityDone) => set({ ...values, quantityDone })}
      />
      <TextField label={t('note')} value={values.note} onChange={(note) => set({ ...values, note })} maxLength={500} />
      <Checkbox checked={!values.shared} onChange={(own) => set({ ...values, shared: !own })}>
        {t('edit.private')}
      </Checkbox>
    </>
  )
}

/** Sends what was changed and nothing else, so that it does not undo what somebody else wrote meanwhile. */
function useSavedStep(step: Procedure, onClose: () => void) {
  const t = useText(dialogTexts)
  const { update, again } = useScheduleChanges()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function save(first: Values, values: Values) {
    setBusy(true)
    setFailure('')
    const is = (key: keyof Values) => first[key] !== values[key]
    try {
      await update(step.id, {
        ...(is('assignee') && { assigneeId: values.assignee === '' ? null : Number(values.assignee) }),
        ...(is('progress') && { progress: Number(values.progress) }),
        ...(is('quantityDone') && { quantityDone: Number(values.quantityDone) }),
        ...(is('note') && { note: values.note.trim() || null }),
        ...(is('shared') && { shared: values.shared }),
        lockVersion: step.lockVersion,
      })
      toast({ title: t('edit.saved') })
      onClose()
    } catch (cause) {
      const isStale = currentOf(cause) !== undefined
      if (isStale) await again()
      setFailure(isStale ? t('stale') : wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure }
}
