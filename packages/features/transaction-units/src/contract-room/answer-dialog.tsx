import { priceRequests, type PriceRequestRecord } from '@tsumugi/contract'
import { priceRequestResults, type PriceRequestResult } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Dialog, Form, Select, TextArea, toast, useForm } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

/** The buyer answers: in full, in part or not, and then with an explanation. */
export function AnswerDialog({ request, onClose }: { readonly request: PriceRequestRecord; onClose(): void }) {
  const t = useText(unitTexts)
  const answer = useChange(priceRequests.answer, ['contract'])
  const form = useForm<{ result: string; explanation: string }>({
    initial: { result: 'agreed', explanation: '' },
    check: ({ result, explanation }) =>
      result === 'agreed' || explanation.trim() !== '' ? {} : { explanation: t('prices.explanation.missing') },
    submit: ({ result, explanation }) =>
      answer({
        id: request.id,
        body: { priceRequest: { result: result as PriceRequestResult, explanation, lockVersion: request.lockVersion } },
      }),
    onDone() {
      toast({ title: t('prices.answered.done') })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('prices.answer')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('prices.answer.do'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('prices.answer')} className="document-form">
        <Select
          {...form.field('result')}
          label={t('prices.result')}
          placeholder={null}
          options={priceRequestResults.map((value) => ({ value, label: t(`result.${value}`) }))}
        />
        <TextArea
          {...form.field('explanation')}
          label={t('prices.explanation')}
          hint={t('prices.explanation.hint')}
          rows={4}
          maxLength={2000}
        />
        <button type="submit" hidden aria-label={t('prices.answer.do')} />
      </Form>
    </Dialog>
  )
}
