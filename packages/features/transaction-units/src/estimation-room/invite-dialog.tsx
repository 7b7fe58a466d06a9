import { estimationRounds, messageThreads } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Checkbox, Dialog, Form, toast, useForm } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

interface InviteDialogProps {
  readonly requestId: number
  /** Who is in the round already. */
  readonly asked: readonly number[]
  onClose(): void
}

/** Asks further suppliers for the same: a draft for each, which goes out from the list. */
export function InviteDialog({ requestId, asked, onClose }: InviteDialogProps) {
  const t = useText(unitTexts)
  const invite = useChange(estimationRounds.invite)
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const open = partners.filter(({ id }) => !asked.includes(id))
  const form = useForm<{ partnerIds: readonly number[] }>({
    initial: { partnerIds: [] },
    submit: ({ partnerIds }) => invite({ id: requestId, body: { partnerIds: [...partnerIds] } }),
    onDone() {
      toast({ title: t('invite.done') })
      onClose()
    },
  })
  const { partnerIds } = form.values
  return (
    <Dialog
      title={t('invite')}
      width={440}
      busy={form.busy}
      onClose={onClose}
      primary={{
        label: t('invite.do', { count: partnerIds.length }),
        onClick: () => void form.submit(),
        ...(partnerIds.length === 0 && { reason: t('invite.none') }),
      }}
    >
      <Form form={form} label={t('invite')} className="document-form">
        <p className="small soft">{t('invite.text')}</p>
        {open.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={partnerIds.includes(id)}
            onChange={(isOn) =>
              form.set({ partnerIds: isOn ? [...partnerIds, id] : partnerIds.filter((each) => each !== id) })
            }
          >
            {name}
          </Checkbox>
        ))}
      </Form>
    </Dialog>
  )
}
