import { recruitments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { DateField, Dialog, Form, TextField, useForm } from '@tsumugi/ui'
import { matchingTexts } from '../words/matching-texts.ts'

/** A draft begins with its title and its last day; everything else is written on its page. */
export function NewDialog({ onClose }: { onClose(): void }) {
  const t = useText(matchingTexts)
  const create = useChange(recruitments.create)
  const form = useForm({
    initial: { title: '', applyBy: '' },
    check: ({ title, applyBy }) => ({
      ...(!title.trim() && { title: t('needed') }),
      ...(!applyBy && { applyBy: t('needed') }),
    }),
    submit: (values) => create({ body: { recruitment: values } }),
    onDone: ({ data }) => pageNavigator.go(href('matchingClientRecruitmentEdit', { recruitmentId: data.id })),
  })
  return (
    <Dialog
      title={t('addRecruitment')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('begin'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="matching-form">
        <TextField {...form.field('title')} className="wide" label={t('title')} must maxLength={120} />
        <DateField {...form.field('applyBy')} label={t('applyBy')} must />
      </Form>
    </Dialog>
  )
}
