import { newIdempotencyKey } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { currentAddress } from '@tsumugi/navigation'
import { Dialog, FileDrop, Form, TextArea, TextField, toast, useForm } from '@tsumugi/ui'
import { useState } from 'react'
import { refusalOf, useFeedbacks } from '../news-queries.ts'
import { feedbackTexts } from './feedback-texts.ts'

/** Says something about a screen, with a picture of it. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const t = useText(feedbackTexts)
  const { send } = useFeedbacks({ page: 1, q: '', status: '' })
  const [key] = useState(newIdempotencyKey)
  const [picture, setPicture] = useState<File | null>(null)
  const form = useForm<{ page: string; text: string }, void>({
    initial: { page: currentAddress(), text: '' },
    check: ({ text }) => (text.trim() ? {} : { text: t('needed.text') }),
    submit: ({ page, text }) => send({ page, text: text.trim() }, picture, key).catch((error: unknown) => Promise.reject(refusalOf(error))),
    onDone: () => {
      toast({ title: t('sent') })
      onClose()
    },
  })
  return (
    <Dialog title={t('new')} closeOnOutside={false} busy={form.busy} onClose={onClose} primary={{ label: t('send'), onClick: () => void form.submit() }}>
      <Form form={form} label={t('new')} className="news-form">
        <TextField label={t('page')} maxLength={2000} {...form.field('page')} />
        <TextArea label={t('text')} must rows={5} maxLength={4000} {...form.field('text')} />
        {picture ? <p className="small">{picture.name}</p> : <FileDrop label={t('screenshot')} kinds={['png', 'jpg', 'jpeg', 'webp']} maxCount={1} onFiles={([file]) => setPicture(file ?? null)} />}
      </Form>
    </Dialog>
  )
}
