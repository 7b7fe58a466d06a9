import { costLineRequests, tradeCurrencies, type CostLineRequest } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, Form, NumberField, Select, TextField, toast } from '@tsumugi/ui'
import { costTexts } from '../words/cost-texts.ts'

interface Answer {
  readonly unitPrice: string
  readonly currency: string
  readonly moq: string
  readonly leadDays: string
  readonly answerNote: string
}

const valuesOf = (row: CostLineRequest): Answer => ({
  unitPrice: row.unitPrice ?? '',
  currency: row.currency,
  moq: row.moq ?? '',
  leadDays: row.leadDays === null ? '' : String(row.leadDays),
  answerNote: row.answerNote ?? '',
})

/** What a supplier quotes; it may be corrected until it is taken over. */
export function AnswerForm({ request }: { readonly request: CostLineRequest }) {
  const t = useText(costTexts)
  const { form, conflict } = useAnswer(request)
  return (
    <>
      <Form form={form} className="cost-form" label={request.name}>
        <NumberField {...form.field('unitPrice')} label={t('price')} must digits={4} />
        <Select
          {...form.field('currency')}
          label={t('currency')}
          options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
        />
        <NumberField {...form.field('moq')} label={t('moq')} digits={2} />
        <NumberField {...form.field('leadDays')} label={t('leadDays')} most="999" />
        <TextField {...form.field('answerNote')} className="wide" label={t('answerNote')} maxLength={500} />
      </Form>
      <div>
        <Button
          type={request.status === 'open' ? 'primary' : 'secondary'}
          busy={form.busy}
          onClick={() => void form.submit()}
        >
          {t(request.status === 'open' ? 'answer' : 'answer.again')}
        </Button>
      </div>
      <ConflictDialog conflict={conflict} />
    </>
  )
}

function useAnswer(request: CostLineRequest) {
  const t = useText(costTexts)
  const answer = useChange(costLineRequests.answer)
  return useKeptForm<Answer, CostLineRequest>({
    draft: `cost_line_request.${request.id}`,
    row: request,
    valuesOf,
    nameOf: (field) => t(field === 'unitPrice' ? 'price' : field),
    check: ({ unitPrice }) => (Number(unitPrice) > 0 ? {} : { unitPrice: t('needed') }),
    sendsAlways: true,
    update: async ({ lockVersion }, options, { unitPrice, currency, moq, leadDays, answerNote }) =>
      (
        await answer(
          {
            id: request.id,
            body: {
              costLineRequest: {
                unitPrice,
                currency: currency as 'JPY',
                moq: moq || null,
                leadDays: leadDays ? Number(leadDays) : null,
                answerNote: answerNote.trim() || null,
                lockVersion,
              },
            },
          },
          options,
        )
      ).data,
    onSaved: () => toast({ title: t('answer.sent') }),
  })
}
