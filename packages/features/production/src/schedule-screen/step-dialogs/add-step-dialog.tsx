import type { ScheduleDetail } from '@tsumugi/contract'
import { addDays } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { Checkbox, DateField, Dialog, Form, NumberField, Select, TextField, toast, type FormState } from '@tsumugi/ui'
import { useScheduleChanges, type NewStep } from '../../schedule-queries.ts'
import { stepName } from '../step-name.ts'
import { dialogTexts } from './dialog-texts.ts'

interface Values {
  name: string
  owner: NonNullable<NewStep['owner']>
  after: string
  before: string
  start: string
  workdays: string
  shared: boolean
}

const beginning = (): Values => ({
  name: '',
  owner: 'ours',
  after: '',
  before: '',
  start: new Date().toLocaleDateString('sv-SE'),
  workdays: '1',
  shared: true,
})

const inputOf = ({ name, owner, after, before, start, workdays, shared }: Values): NewStep => ({
  name: name.trim(),
  owner,
  start,
  workdays: Number(workdays),
  // Who is asked for a step sees it.
  shared: shared || owner === 'theirs',
  after: after ? [Number(after)] : [],
  before: before ? [Number(before)] : [],
})

/** The maker is asked for a further step only until the plan is accepted: from then on each side adds its own. */
const mayAsk = ({ side, status, supplier }: ScheduleDetail) =>
  side === 'owner' && status === 'planned' && supplier !== null

/** A step between others: whose it is, what it waits for, what waits for it, and who sees it. */
export function AddStepDialog({ schedule, onClose }: { schedule: ScheduleDetail; onClose(): void }) {
  const t = useText(dialogTexts)
  const { addStep } = useScheduleChanges()
  const { form, leave } = useKeptForm<Values, ScheduleDetail, NewStep>({
    draft: `schedule.${schedule.id}.step`,
    row: null,
    initial: beginning(),
    valuesOf: beginning,
    inputOf,
    nameOf: (field) => t(`add.${field}`),
    check: ({ name, start, workdays }) => ({
      ...(!name.trim() && { name: t('add.needed.name') }),
      ...(!start && { start: t('add.needed.start') }),
      ...(!(Number(workdays) >= 1) && { workdays: t('add.needed.workdays') }),
    }),
    create: async (input, options) => (await addStep(schedule.id, input, options)).data,
    onSaved: () => toast({ title: t('add.saved') }),
    onClose,
  })
  return (
    <Dialog
      title={t('step.add')}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('step.add'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <StepFields form={form} schedule={schedule} />
      </Form>
    </Dialog>
  )
}

interface FieldsProps {
  form: FormState<Values>
  schedule: ScheduleDetail
}

function StepFields({ form, schedule }: FieldsProps) {
  const t = useText(dialogTexts)
  const { owner, shared } = form.values
  return (
    <>
      <TextField label={t('add.name')} must maxLength={60} {...form.field('name')} />
      {mayAsk(schedule) && (
        <Select
          label={t('add.owner')}
          {...form.field('owner')}
          placeholder={null}
          options={[
            { value: 'ours', label: t('ours') },
            { value: 'theirs', label: schedule.supplier!.name },
          ]}
        />
      )}
      <LinkFields form={form} schedule={schedule} />
      <DateField label={t('add.start')} must {...form.field('start')} />
      <NumberField label={t('add.workdays')} must {...form.field('workdays')} />
      {owner === 'ours' && (
        <Checkbox checked={!shared} onChange={(own) => form.set({ shared: !own })}>
          {t('edit.private')}
        </Checkbox>
      )}
    </>
  )
}

/** Between which steps it lies: it begins the day after what it waits for, until another day is chosen. */
function LinkFields({ form, schedule }: FieldsProps) {
  const t = useText(dialogTexts)
  const steps = schedule.plan.procedures
  const options = (wanted: (step: (typeof steps)[number]) => boolean) => [
    { value: '', label: t('add.none') },
    ...steps.filter(wanted).map((step) => ({ value: String(step.id), label: stepName(t, step) })),
  ]
  function follow(after: string) {
    const end = steps.find(({ id }) => String(id) === after)?.planned.end
    form.set({ after, ...(end && { start: addDays(end, 1) }) })
  }
  const { after, before } = form.values
  return (
    <>
      <Select label={t('add.after')} value={after} placeholder={null} options={options(() => true)} onChange={follow} />
      <Select
        label={t('add.before')}
        hint={t('add.before.hint')}
        value={before}
        placeholder={null}
        options={options(({ right }) => right === 'move')}
        onChange={(next) => form.set({ before: next })}
      />
    </>
  )
}
