import { priceRequests } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { priceRequestReasons, type PriceRequestReason } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Checkbox, Dialog, Form, NumberField, TextArea, TextField, toast, useForm } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'

interface AskValues {
  item: string
  requestedPrice: string
  reasons: readonly PriceRequestReason[]
  note: string
}

/** The seller asks to talk about a price; the buyer is to answer with reasons. */
export function AskDialog({ detail, onClose }: { readonly detail: DocumentDetail; onClose(): void }) {
  const t = useText(unitTexts)
  const create = useChange(priceRequests.create, ['price_request'])
  const form = useForm<AskValues>({
    initial: { item: '', requestedPrice: '', reasons: [], note: '' },
    check: ({ reasons }) => (reasons.length > 0 ? {} : { reasons: t('prices.reasons.missing') }),
    submit: ({ item, requestedPrice, reasons, note }) =>
      create({
        id: detail.id,
        body: {
          priceRequest: { item: item || null, requestedPrice: requestedPrice || null, reasons: [...reasons], note },
        },
      }),
    onDone() {
      toast({ title: t('prices.asked') })
      onClose()
    },
  })
  const { reasons } = form.values
  const toggle = (reason: PriceRequestReason, isOn: boolean) =>
    form.set({ reasons: isOn ? [...reasons, reason] : reasons.filter((each) => each !== reason) })
  return (
    <Dialog
      title={t('prices.ask')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('prices.ask.do'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('prices.ask')} className="document-form">
        <TextField {...form.field('item')} label={t('prices.item')} hint={t('prices.item.hint')} maxLength={60} />
        <NumberField {...form.field('requestedPrice')} label={t('prices.price')} digits={4} />
        <fieldset className="rows-field">
          <legend className="small">{t('prices.reasons')}</legend>
          {priceRequestReasons.map((reason) => (
            <Checkbox key={reason} checked={reasons.includes(reason)} onChange={(isOn) => toggle(reason, isOn)}>
              {t(`reason.${reason}`)}
            </Checkbox>
          ))}
          {form.field('reasons').error && <p className="small attention-text">{form.field('reasons').error}</p>}
        </fieldset>
        <TextArea {...form.field('note')} label={t('prices.note')} rows={3} maxLength={2000} />
        <button type="submit" hidden aria-label={t('prices.ask.do')} />
      </Form>
    </Dialog>
  )
}
