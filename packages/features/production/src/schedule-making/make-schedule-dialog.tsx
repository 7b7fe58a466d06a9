import type { Phase, ScheduleDetail } from '@tsumugi/contract'
import { phaseKinds } from '@tsumugi/domain'
import { goodsConstructions, type GoodsConstruction } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { DateField, Dialog, Form, Segments, Select, toast, type FormState } from '@tsumugi/ui'
import { useScheduleMaking, useScheduleTemplates, type NewSchedule } from './making-queries.ts'
import { makingTexts } from './making-texts.ts'
import {
  beginningValues,
  directions,
  lacks,
  newScheduleOf,
  valuesOfMade,
  type Direction,
  type MakingValues,
} from './making-values.ts'
import { PlanPreview } from './plan-preview.tsx'

interface MakeScheduleDialogProps {
  phase: Phase
  /** What another phase of the style is made of. */
  construction: GoodsConstruction
  onClose(): void
  onMade(schedule: ScheduleDetail): void
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** A schedule of a phase from a template: backward, forward or both, with its days and float before it is saved. */
export function MakeScheduleDialog({ phase, construction, onClose, onMade }: MakeScheduleDialogProps) {
  const t = useText(makingTexts)
  const { create } = useScheduleMaking()
  const { form, leave } = useKeptForm<MakingValues, ScheduleDetail, NewSchedule>({
    draft: `phase.${phase.id}.schedule`,
    row: null,
    initial: beginningValues(phase, today(), construction),
    valuesOf: valuesOfMade,
    inputOf: newScheduleOf,
    nameOf: (field) => t(field),
    check(values) {
      const { from, due } = lacks(values)
      return { ...(from && { from: t('needed.from') }), ...(due && { due: t('needed.due') }) }
    },
    fieldOf: (path) => (path.endsWith('templateId') ? 'template' : undefined),
    create: (input, options) => create(phase.id, input, options),
    onSaved(made) {
      toast({ title: t('saved') })
      onMade(made)
    },
    onClose,
  })
  const { from, due } = lacks(form.values)
  return (
    <Dialog
      title={t('make.title')}
      width={640}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('make.title'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <MakingFields form={form} />
      </Form>
      <PlanPreview phaseId={phase.id} asked={from || due ? null : newScheduleOf(form.values)} />
    </Dialog>
  )
}

function MakingFields({ form }: { form: FormState<MakingValues> }) {
  const t = useText(makingTexts)
  const own = useScheduleTemplates().data ?? []
  const { direction, construction } = form.values
  return (
    <>
      <Select
        label={t('template')}
        {...form.field('template')}
        placeholder={null}
        options={[
          ...own.map(({ id, name }) => ({ value: `own.${id}`, label: t('template.own', { name }) })),
          ...phaseKinds.map((kind) => ({
            value: `standard.${kind}`,
            label: t('template.standard', { phase: t(`phase.${kind}`) }),
          })),
        ]}
      />
      <Segments<Direction>
        label={t('direction')}
        value={direction}
        options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
        onChange={(next) => form.set({ direction: next })}
      />
      <p className="small soft">{t(`direction.${direction}.text`)}</p>
      {direction !== 'backward' && <DateField label={t('from')} must {...form.field('from')} />}
      {direction !== 'forward' && <DateField label={t('due')} must {...form.field('due')} />}
      <Segments<GoodsConstruction>
        label={t('construction')}
        value={construction}
        options={goodsConstructions.map((value) => ({ value, label: t(`construction.${value}`) }))}
        onChange={(next) => form.set({ construction: next })}
      />
    </>
  )
}
