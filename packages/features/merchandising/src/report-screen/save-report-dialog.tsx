import { merchandisingReportConfigs, type MerchandisingReportConfig } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Dialog, Form, Radio, TextField, toast, useForm } from '@tsumugi/ui'
import { filtersOf, type ReportPlace } from './report-place.ts'
import { reportTexts } from './report-texts.ts'

interface SaveReportDialogProps {
  place: ReportPlace
  /** The saved report that is open. */
  current: MerchandisingReportConfig | undefined
  onSaved(config: MerchandisingReportConfig): void
  onClose(): void
}

/** Keeps the layout and the filters under a name; over the one that is open, or as another. */
export function SaveReportDialog({ place, current, onSaved, onClose }: SaveReportDialogProps) {
  const t = useText(reportTexts)
  const api = useApi()
  const form = useForm({
    initial: { name: current?.name ?? '', asNew: current === undefined },
    check: ({ name }) => (name.trim() ? {} : { name: t('save.nameMissing') }),
    async submit({ name, asNew }) {
      const content = {
        name: name.trim(),
        rows: [...place.rows],
        columns: [...place.columns],
        measures: [...place.measures],
        filters: filtersOf(place) as never,
        chart: place.chart,
      }
      const { data } =
        current && !asNew
          ? await api
              .of(merchandisingReportConfigs)
              .update({
                id: current.id,
                body: { merchandisingReportConfig: { ...content, lockVersion: current.lockVersion } },
              })
          : await api.of(merchandisingReportConfigs).create({ body: { merchandisingReportConfig: content } })
      return data
    },
    onDone(config) {
      toast({ title: t('save.done', { name: config.name }) })
      onSaved(config)
    },
  })
  const reason = faultOf(form.failure)
  return (
    <Dialog
      title={t('save.title')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('save.do'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <TextField
          label={t('save.name')}
          must
          {...form.field('name')}
          error={form.errors.fields.name ?? (reason === 'duplicate' ? t('save.nameTaken') : undefined)}
        />
        {current && (
          <>
            <Radio checked={!form.values.asNew} onChange={() => form.set({ asNew: false })}>
              {t('save.over', { name: current.name })}
            </Radio>
            <Radio checked={form.values.asNew} onChange={() => form.set({ asNew: true })}>
              {t('save.asNew')}
            </Radio>
          </>
        )}
        {reason === 'stale' && (
          <p className="attention-text small" role="alert">
            {t('save.stale')}
          </p>
        )}
      </Form>
    </Dialog>
  )
}

function faultOf(failure: unknown): 'duplicate' | 'stale' | 'other' | null {
  if (!failure) return null
  const code = (failure as { body?: { errors?: { code: string }[] } }).body?.errors?.[0]?.code
  if (code === 'duplicate_key') return 'duplicate'
  return code === 'stale' ? 'stale' : 'other'
}
