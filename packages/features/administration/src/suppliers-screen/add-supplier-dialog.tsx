import { suppliers, tradeCurrencies } from '@tsumugi/contract'
import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import { readRegistrationNumber } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Dialog, EnterSends, Field, Form, Radio, Select, TextField, useForm } from '@tsumugi/ui'
import { useId, useState } from 'react'

import { useRefresh } from '@tsumugi/queries'
import { countryName, usualCountries } from '../words/place-names.ts'
import { useWords } from '../words/status-words.tsx'
import { supplierListTexts } from './messages/catalogue.ts'

const kinds = ['supplier', 'trade', 'distributor'] as const
interface Values {
  how: 'number' | 'name'
  registrationNumber: string
  name: string
  kind: (typeof kinds)[number]
  country: string
  email: string
  partnerCode: string
  currency: string
}

/** An organisation that is on the platform is found by its public number; any other begins under a name. */
export function AddSupplierDialog({ onClose }: { onClose(): void }) {
  const t = useText(supplierListTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const id = useId()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const names = {
    registrationNumber: t('registrationNumber'),
    name: t('name'),
    kind: t('kind'),
    country: t('country'),
    email: t('email'),
    partnerCode: t('code'),
    currency: t('currency'),
  }
  const { confirming, dialog } = useConfirmedIdentity()
  const form = useForm<Values, { data: { id: number } }>({
    initial: {
      how: 'number',
      registrationNumber: '',
      name: '',
      kind: 'supplier',
      country: 'JP',
      email: '',
      partnerCode: '',
      currency: 'JPY',
    },
    check(values) {
      if (values.how === 'name') return values.name.trim() ? {} : { name: t('name.missing') }
      return readRegistrationNumber(values.registrationNumber).fault?.code === 'format'
        ? { registrationNumber: t('registration.format') }
        : {}
    },
    submit({ how, registrationNumber, partnerCode, currency, email, ...fresh }) {
      const terms = { partnerCode: partnerCode.trim() || null, currency }
      const supplier =
        how === 'number' ? { ...terms, registrationNumber } : { ...terms, ...fresh, email: email.trim() || null }
      return confirming(() =>
        api
          .of(suppliers)
          .create(
            { body: { supplier } },
            { idempotencyKey: `${idempotencyKey}.${JSON.stringify(supplier).length}.${how}` },
          ),
      ).catch((error: unknown) => {
        throw refusalOf(error, names)
      })
    },
    onDone({ data }) {
      void refresh('supplier')
      onClose()
      pageNavigator.go(href('supplier', { id: data.id }))
    },
  })
  const { how } = form.values
  return (
    <>
      <Dialog
        title={t('add')}
        onClose={onClose}
        closeOnOutside={!form.changed}
        busy={form.busy}
        primary={{ label: t('add.submit'), onClick: () => void form.submit() }}
      >
        <Form form={form}>
          <Field group label={t('how')}>
            {() =>
              (['number', 'name'] as const).map((value) => (
                <Radio key={value} name={id} checked={how === value} onChange={() => form.set({ how: value })}>
                  {t(`how.${value}`)}
                </Radio>
              ))
            }
          </Field>
          {how === 'number' ? (
            <TextField
              label={names.registrationNumber}
              must
              hint={t('registration.hint')}
              {...form.field('registrationNumber')}
            />
          ) : (
            <>
              <TextField label={names.name} must {...form.field('name')} />
              <div className="people-pair">
                <Select
                  label={names.kind}
                  {...form.field('kind')}
                  options={kinds.map((value) => ({ value, label: words.kind(value) }))}
                />
                <Select
                  label={names.country}
                  {...form.field('country')}
                  options={usualCountries.map((value) => ({
                    value: value as string,
                    label: countryName(value, t.locale),
                  }))}
                />
              </div>
              <TextField
                label={names.email}
                type="email"
                autoComplete="off"
                hint={t('email.hint')}
                {...form.field('email')}
              />
            </>
          )}
          <div className="people-pair">
            <TextField label={names.partnerCode} maxLength={24} {...form.field('partnerCode')} />
            <Select
              label={names.currency}
              {...form.field('currency')}
              options={tradeCurrencies.map((value) => ({ value: value as string, label: value }))}
            />
          </div>
          <EnterSends />
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
