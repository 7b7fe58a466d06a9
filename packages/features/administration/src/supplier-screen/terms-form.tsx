import { type Supplier, suppliers, tradeCurrencies } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { DateField, Form, NumberField, Select, Switch, TextArea, TextField, toast } from '@tsumugi/ui'
import type { ComponentProps } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { Block } from '../frame/screen-frame.tsx'
import { usePaymentTerms } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { supplierTexts } from './messages/catalogue.ts'

interface Values {
  partnerCode: string
  termsId: string
  currency: string
  protectedSubcontractor: boolean
  basicContractOn: string
  categories: string
  minLot: string
  leadDays: string
  rating: string
  note: string
}

const valuesOf = (supplier: Supplier): Values => ({
  partnerCode: supplier.partnerCode ?? '',
  termsId: String(supplier.termsId ?? ''),
  currency: supplier.currency,
  protectedSubcontractor: supplier.protectedSubcontractor,
  basicContractOn: supplier.basicContractOn ?? '',
  categories: supplier.categories.join(', '),
  minLot: (supplier.minLot ?? '').replace(/\.00$/, ''),
  leadDays: String(supplier.leadDays ?? ''),
  rating: String(supplier.rating ?? ''),
  note: supplier.note,
})

const inputOf = ({
  partnerCode,
  termsId,
  basicContractOn,
  categories,
  minLot,
  leadDays,
  rating,
  ...plain
}: Values) => ({
  ...plain,
  partnerCode: partnerCode.trim() || null,
  termsId: numberOrNull(termsId),
  basicContractOn: basicContractOn || null,
  categories: wordsIn(categories),
  minLot: minLot || null,
  leadDays: numberOrNull(leadDays),
  rating: numberOrNull(rating),
})

const wordsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** The relation as one's own organisation sees it: the partner is shown none of it. */
export function TermsForm({ supplier, onSaved }: { supplier: Supplier; onSaved(next: Supplier): void }) {
  const t = useText(supplierTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const { data: terms } = usePaymentTerms()
  const names = {
    partnerCode: t('code'),
    termsId: t('paymentTerms'),
    currency: t('currency'),
    protectedSubcontractor: t('protected'),
    basicContractOn: t('contract'),
    categories: t('items'),
    minLot: t('minLot'),
    leadDays: t('leadDays'),
    rating: t('rating'),
    note: t('note'),
  }
  const { form, conflict } = useKeptForm<Values, Supplier, ReturnType<typeof inputOf>>({
    draft: `supplier.${supplier.id}`,
    row: supplier,
    valuesOf,
    inputOf,
    nameOf: (field) => names[field],
    update: async (change, options) =>
      (await api.of(suppliers).update({ id: supplier.id, body: { supplier: change } }, options)).data,
    onSaved(saved) {
      onSaved(saved)
      void refresh('supplier')
      toast({ title: frame('save.done') })
    },
  })
  const { values } = form
  return (
    <Form form={form} label={t('terms')}>
      <Block title={t('terms')} lead={t('terms.lead')}>
        <div className="people-pair">
          <TextField label={names.partnerCode} maxLength={24} {...form.field('partnerCode')} />
          <Select
            label={names.termsId}
            {...form.field('termsId')}
            placeholder={t('paymentTerms.none')}
            options={(terms ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            label={names.currency}
            {...form.field('currency')}
            options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
          />
          <DateField
            label={names.basicContractOn}
            value={values.basicContractOn as ComponentProps<typeof DateField>['value']}
            onChange={(day) => form.set({ basicContractOn: day })}
          />
        </div>
        <Switch checked={values.protectedSubcontractor} onChange={(on) => form.set({ protectedSubcontractor: on })}>
          {names.protectedSubcontractor}
        </Switch>
        <p className="small soft">{t('protected.hint')}</p>
      </Block>
      <Block title={t('capacity')} lead={t('capacity.lead')}>
        <TextField label={names.categories} hint={t('items.hint')} {...form.field('categories')} />
        <div className="people-pair">
          <NumberField label={names.minLot} digits={2} unit={t('pieces')} {...form.field('minLot')} />
          <NumberField label={names.leadDays} unit={t('days')} {...form.field('leadDays')} />
          <Select
            label={names.rating}
            {...form.field('rating')}
            placeholder={t('rating.none')}
            options={['5', '4', '3', '2', '1'].map((value) => ({ value, label: t('rating.of', { value }) }))}
          />
        </div>
        <TextArea label={names.note} rows={3} hint={t('note.hint')} {...form.field('note')} />
        <SaveBar form={form} />
      </Block>
      <ConflictDialog conflict={conflict} />
    </Form>
  )
}
