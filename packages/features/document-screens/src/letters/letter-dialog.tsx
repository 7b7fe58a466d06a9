import { documentLetters } from '@tsumugi/contract'
import { partnerOf, type DocumentDetail } from '@tsumugi/documents'
import { letterDays, locales, type Locale } from '@tsumugi/domain'
import { languageNames, useLocale, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, Form, Notice, Select, TextArea, TextField, toast, useForm } from '@tsumugi/ui'
import { letterTexts } from './letter-texts.ts'

interface LetterValues {
  email: string
  locale: Locale
  message: string
}

interface LetterDialogProps {
  readonly detail: DocumentDetail
  readonly lastEmail: string | null
  onClose(): void
}

/** To whom a document is mailed, in which language, and with which words. */
export function LetterDialog({ detail, lastEmail, onClose }: LetterDialogProps) {
  const t = useText(letterTexts)
  const locale = useLocale()
  const send = useChange(documentLetters.create)
  const form = useForm<LetterValues>({
    initial: { email: lastEmail ?? '', locale, message: '' },
    check: ({ email }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t('email.missing') }),
    submit: (values) => send({ body: { documentLetter: { documentId: detail.id, ...values } } }),
    onDone() {
      toast({ title: t('sent') })
      onClose()
    },
  })
  const partner = partnerOf(detail)?.name ?? ''
  return (
    <Dialog
      title={t('title')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('send.do'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('title')} className="document-form">
        <TextField {...form.field('email')} type="email" label={t('email')} maxLength={254} must />
        <Select
          label={t('locale')}
          value={form.values.locale}
          onChange={(chosen) => form.set({ locale: chosen })}
          options={locales.map((each) => ({ value: each, label: languageNames[each] }))}
        />
        <TextArea {...form.field('message')} label={t('message')} hint={t('message.hint')} rows={4} maxLength={2000} />
        <Notice>{t('warning', { partner, days: letterDays })}</Notice>
        <button type="submit" hidden aria-label={t('send.do')} />
      </Form>
    </Dialog>
  )
}
