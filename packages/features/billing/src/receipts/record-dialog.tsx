import { compare, isDecimal } from '@tsumugi/domain'
import { receiptMethods, type ReceiptMethod } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { DateField, NumberField, Select, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { LedgerDialog } from '../payables/dialogs/ledger-dialog.tsx'
import { ItemChoices, partsOf } from './item-choices.tsx'
import { KeepRest } from './keep-rest.tsx'
import { useOpenItems, usePartners, useRecording } from './receipt-queries.ts'
import { receiptTexts } from './receipt-texts.ts'

interface RecordDialogProps {
  today: string
  /** Those that are in use; yen among them. */
  currencies: readonly string[]
  onClose(): void
}

const fresh = { partner: '', amount: '', note: '', method: 'cash' as ReceiptMethod }

/** Money that no statement brought: from whom, how and what it pays; a rest is kept once a person says so. */
export function RecordDialog({ today, currencies, onClose }: RecordDialogProps) {
  const t = useText(receiptTexts)
  const send = useRecording()
  const [values, setValues] = useState({ ...fresh, currency: currencies[0] ?? 'JPY', receivedOn: today })
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const [isKept, keep] = useState(false)
  const { partner, currency, amount, receivedOn, method, note } = values
  const items = useOpenItems(partner === '' ? null : Number(partner), currency)
  const { parts, rest } = partsOf(amount, items ?? [], chosen)
  const hasRest = isDecimal(amount) && compare(rest, '0') > 0
  const partnerId = Number(partner)
  const receipt = { partnerId, currency, amount, receivedOn, method, note, items: parts, keepRest: hasRest && isKept }
  return (
    <LedgerDialog
      title={t('record')}
      text={t('record.text')}
      label={t('record')}
      disabled={partner === '' || amount === '' || receivedOn === '' || (hasRest && !isKept)}
      send={(options) => send({ body: { receipt } }, options)}
      onClose={onClose}
    >
      <Fields
        {...{ values, currencies, today }}
        onChange={(more) => {
          setValues({ ...values, ...more })
          // What was chosen is of one partner and currency.
          if ('partner' in more || 'currency' in more) choose(new Set())
          keep(false)
        }}
      />
      {partner !== '' && <ItemChoices {...{ items, chosen, parts }} onChange={choose} />}
      {partner !== '' && hasRest && <RestOf {...{ rest, currency, partnerId, isKept }} onKeep={keep} />}
    </LedgerDialog>
  )
}

interface Values {
  partner: string
  currency: string
  amount: string
  receivedOn: string
  method: ReceiptMethod
  note: string
}

interface FieldsProps {
  values: Values
  currencies: readonly string[]
  today: string
  onChange(more: Partial<Values>): void
}

function Fields({ values, currencies, today, onChange }: FieldsProps) {
  const t = useText(receiptTexts)
  const { partner, currency, amount, receivedOn, method, note } = values
  return (
    <>
      <PartnerSelect partner={partner} onChange={onChange} />
      {currencies.length > 1 && <CurrencySelect {...{ currency, currencies, onChange }} />}
      <NumberField
        label={t('amount')}
        must
        value={amount}
        digits={4}
        unit={currency}
        onChange={(value) => onChange({ amount: value })}
      />
      <DateField
        label={t('received')}
        must
        value={receivedOn}
        max={today}
        onChange={(value) => onChange({ receivedOn: value })}
      />
      <Select
        label={t('method')}
        placeholder={null}
        value={method}
        options={receiptMethods.map((each) => ({ value: each, label: t(`method.${each}`) }))}
        onChange={(value) => onChange({ method: value })}
      />
      <TextField label={t('note')} value={note} maxLength={500} onChange={(value) => onChange({ note: value })} />
    </>
  )
}

function PartnerSelect({ partner, onChange }: Pick<Values, 'partner'> & Pick<FieldsProps, 'onChange'>) {
  const t = useText(receiptTexts)
  const options = (usePartners() ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      label={t('partner')}
      must
      value={partner}
      options={options}
      onChange={(value) => onChange({ partner: value })}
    />
  )
}

function CurrencySelect({
  currency,
  currencies,
  onChange,
}: Pick<Values, 'currency'> & Omit<FieldsProps, 'values' | 'today'>) {
  const t = useText(receiptTexts)
  return (
    <Select
      label={t('currency')}
      placeholder={null}
      value={currency}
      options={currencies.map((each) => ({ value: each, label: each }))}
      onChange={(value) => onChange({ currency: value })}
    />
  )
}

type RestProps = Omit<React.ComponentProps<typeof KeepRest>, 'partner'> & { partnerId: number }

function RestOf({ partnerId, ...rest }: RestProps) {
  const name = usePartners()?.find(({ id }) => id === partnerId)?.name ?? ''
  return <KeepRest {...rest} partner={name} />
}
