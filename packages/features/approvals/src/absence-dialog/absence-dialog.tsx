import { approvals, type Absence } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi, useSession } from '@tsumugi/session'
import { Button, DateField, Dialog, ErrorState, Form, Select, Skeleton, toast, useForm } from '@tsumugi/ui'
import { useAbsence, useColleagues } from '../approval-queries.ts'
import { absenceTexts } from './messages/catalogue.ts'

/** From when to when one is absent, and who decides instead. */
export function AbsenceDialog({ onClose }: { onClose(): void }) {
  const t = useText(absenceTexts)
  const { data, error, mutate } = useAbsence()
  const colleagues = useColleagues()
  if (data === undefined || !colleagues.data) {
    return (
      <Dialog title={t('title')} onClose={onClose}>
        {error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={3} />}
      </Dialog>
    )
  }
  return (
    <AbsenceForm
      absence={data}
      colleagues={colleagues.data}
      onClose={onClose}
      onSaved={(saved) => void mutate(saved, { revalidate: false })}
    />
  )
}

interface AbsenceFormProps {
  absence: Absence | null
  colleagues: readonly { id: number; name: string }[]
  onClose(): void
  onSaved(absence: Absence | null): void
}

function AbsenceForm({ absence, colleagues, onClose, onSaved }: AbsenceFormProps) {
  const t = useText(absenceTexts)
  const api = useApi()
  const { user } = useSession()
  const form = useForm({
    initial: {
      startsOn: absence?.startsOn ?? '',
      endsOn: absence?.endsOn ?? '',
      delegateId: String(absence?.delegate?.id ?? ''),
    },
    check: ({ startsOn, endsOn }) =>
      ({
        startsOn: startsOn ? undefined : t('day.missing'),
        endsOn: !endsOn ? t('day.missing') : endsOn < startsOn ? t('day.order') : undefined,
      }) as Record<string, string>,
    submit: async ({ startsOn, endsOn, delegateId }) =>
      (
        await api
          .of(approvals)
          .setAbsence({ body: { absence: { startsOn, endsOn, delegateId: delegateId ? Number(delegateId) : null } } })
      ).data,
    onDone(saved) {
      onSaved(saved)
      toast({ title: t('saved') })
      onClose()
    },
  })
  async function clear() {
    try {
      await api.of(approvals).clearAbsence()
      onSaved(null)
      onClose()
    } catch {
      toast({ type: 'attention', title: t('failed') })
    }
  }
  const others = colleagues.filter(({ id }) => id !== user?.id)
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      busy={form.busy}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
      note={
        absence && (
          <Button type="plain" onClick={() => void clear()}>
            {t('clear')}
          </Button>
        )
      }
    >
      <Form form={form} label={t('title')}>
        <p className="small soft">{t('why')}</p>
        <DateField label={t('from')} must {...form.field('startsOn')} />
        <DateField label={t('to')} must {...form.field('endsOn')} />
        <Select
          label={t('delegate')}
          hint={t('delegate.hint')}
          placeholder={t('delegate.none')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('delegateId')}
        />
      </Form>
    </Dialog>
  )
}
