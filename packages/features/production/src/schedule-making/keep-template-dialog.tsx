import type { ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { Dialog, Form, TextField, toast } from '@tsumugi/ui'
import { useScheduleMaking } from './making-queries.ts'
import { makingTexts } from './making-texts.ts'

/** Keeps the steps of a schedule under a name, to make others from. */
export function KeepTemplateDialog({ schedule, onClose }: { schedule: ScheduleDetail; onClose(): void }) {
  const t = useText(makingTexts)
  const { keepTemplate } = useScheduleMaking()
  const { form, leave } = useKeptForm<{ name: string }, { name: string; lockVersion: number }>({
    draft: `schedule.${schedule.id}.template`,
    row: null,
    initial: { name: '' },
    valuesOf: () => ({ name: '' }),
    nameOf: () => t('keep.name'),
    check: ({ name }) => (name.trim() ? {} : { name: t('keep.needed') }),
    create: async ({ name }, options) => ({
      ...(await keepTemplate(name.trim(), schedule.id, options)),
      lockVersion: 0,
    }),
    onSaved: ({ name }) => toast({ title: t('keep.saved', { name }) }),
    onClose,
  })
  return (
    <Dialog
      title={t('keep.title')}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('keep.save'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <p className="small soft">{t('keep.text')}</p>
        <TextField label={t('keep.name')} must maxLength={60} {...form.field('name')} />
      </Form>
    </Dialog>
  )
}
