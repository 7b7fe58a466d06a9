import type { Feedback } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { currentAddress } from '@tsumugi/navigation'
import { useKeptForm } from '@tsumugi/records'
import { Dialog, FileDrop, Form, TextArea, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useFeedbacks } from '../news-queries.ts'
import { feedbackTexts } from './feedback-texts.ts'

/** Says something about a screen, with a picture of it. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const t = useText(feedbackTexts)
  const { send } = useFeedbacks({ page: 1, q: '', status: '' })
  const [picture, setPicture] = useState<File | null>(null)
  const { form, leave } = useKeptForm<Pick<Feedback, 'page' | 'text'>, Feedback>({
    draft: 'feedback.new',
    row: null,
    initial: { page: currentAddress(), text: '' },
    valuesOf: ({ page, text }) => ({ page, text }),
    nameOf: (field) => t(field),
    check: ({ text }) => (text.trim() ? {} : { text: t('needed.text') }),
    create: ({ page, text }, options) => send({ page, text: text.trim() }, picture, options),
    onSaved: () => toast({ title: t('sent') }),
    onClose,
  })
  return (
    <Dialog
      title={t('new')}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('send'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('new')} className="news-form">
        <TextField label={t('page')} maxLength={2000} {...form.field('page')} />
        <TextArea label={t('text')} must rows={5} maxLength={4000} {...form.field('text')} />
        {picture ? (
          <p className="small">{picture.name}</p>
        ) : (
          <FileDrop
            label={t('screenshot')}
            kinds={['png', 'jpg', 'jpeg', 'webp']}
            maxCount={1}
            onFiles={([file]) => setPicture(file ?? null)}
          />
        )}
      </Form>
    </Dialog>
  )
}
