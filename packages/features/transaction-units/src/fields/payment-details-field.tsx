import type { PaymentDetails } from '@tsumugi/contract'
import type { FieldControlProps } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { Checkbox, DateField, NumberField, Select, TextArea, TextField, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { paymentTexts } from './payment-words/payment-texts.ts'
import css from './rows-field.css?inline'

/** Means that need more in writing than money on the day, with what each needs (trade-law B2, 10–12). */
const needs = {
  factoring: ['institution', 'amountOrShare', 'cashOn', 'settledOn', 'costs'],
  densai: ['claimAmount', 'claimMaturity', 'cashOn', 'costs'],
  other: ['other'],
} as const
type Means = keyof typeof needs
type SetPart = (part: keyof PaymentDetails, next: string | boolean | null) => void
type Part = (typeof needs)[Means][number]

const nothing: PaymentDetails = {
  cashOn: null,
  costsSupplier: false,
  institution: '',
  amountOrShare: '',
  settledOn: null,
  claimAmount: null,
  claimMaturity: null,
  other: '',
}

/** What was written tells which means it is about. */
function meansOf({ institution, amountOrShare, settledOn, claimAmount, claimMaturity, other }: PaymentDetails) {
  if (institution || amountOrShare || settledOn) return 'factoring'
  if (claimAmount || claimMaturity) return 'densai'
  return other ? 'other' : ''
}

/** What the law wants in writing of factoring, of a recorded claim and of other means; of a transfer, nothing. */
export function PaymentDetailsField({ label, value, error, onChange }: FieldControlProps) {
  useStyles(css)
  const t = useText(paymentTexts)
  const details = value === '' || value === 'null' ? nothing : (JSON.parse(value) as PaymentDetails)
  const [means, setMeans] = useState<Means | ''>(() => meansOf(details))
  function choose(next: string) {
    setMeans(next as Means | '')
    // What the means before needed is not said of this one; when the money is there holds for both claims.
    const { cashOn, costsSupplier } = details
    onChange(next === '' ? 'null' : JSON.stringify({ ...nothing, ...(next !== 'other' && { cashOn, costsSupplier }) }))
  }
  const set: SetPart = (part, next) => onChange(JSON.stringify({ ...details, [part]: next }))
  const parts: readonly Part[] = means === '' ? [] : needs[means]
  return (
    <fieldset className="rows-field" aria-invalid={error ? true : undefined}>
      <legend className="small">{label}</legend>
      <Select
        name="paymentDetails.means"
        label={t('means')}
        value={means}
        placeholder={t('means.none')}
        options={(Object.keys(needs) as Means[]).map((key) => ({ value: key, label: t(`method.${key}`) }))}
        onChange={choose}
      />
      {parts.map((part) => (
        <PartField key={part} {...{ part, details, set }} />
      ))}
      {error && <p className="small attention-text">{error}</p>}
    </fieldset>
  )
}

interface PartProps {
  readonly part: Part
  readonly details: PaymentDetails
  readonly set: SetPart
}

function PartField({ part, details, set }: PartProps) {
  const t = useText(paymentTexts)
  if (part === 'costs')
    return (
      <Checkbox checked={details.costsSupplier} onChange={(bears) => set('costsSupplier', bears)}>
        {t('costs')}
      </Checkbox>
    )
  const shared = { name: `paymentDetails.${part}`, label: t(part), value: details[part] ?? '' }
  if (part === 'claimAmount') {
    const isFigure = details.claimAmount === null || /^\d{1,12}(\.\d{1,4})?$/.test(details.claimAmount)
    return (
      <NumberField
        {...shared}
        digits={4}
        {...(!isFigure && { error: t('figure') })}
        onChange={(text) => set(part, text === '' ? null : text)}
      />
    )
  }
  if (part === 'other') return <TextArea {...shared} rows={3} maxLength={500} onChange={(text) => set(part, text)} />
  if (part === 'institution' || part === 'amountOrShare')
    return (
      <TextField
        {...shared}
        maxLength={part === 'institution' ? 200 : 100}
        autoComplete="off"
        onChange={(text) => set(part, text)}
      />
    )
  return <DateField {...shared} onChange={(day) => set(part, day === '' ? null : day)} />
}
