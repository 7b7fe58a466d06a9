import type { WidgetProps } from '@tsumugi/records'
import { NumberField } from '@tsumugi/ui'
import { useEffect, useEffectEvent } from 'react'

/** Currencies that banks quote per hundred (domain §3.2). */
const perHundred = new Set(['KRW', 'VND', 'IDR'])

/** How many units a rate is for; follows the currency while nobody has said otherwise. */
export function PerUnitsField({ label, hint, error, name, value, onChange, values }: WidgetProps) {
  const currency = String(values.fromCurrency ?? '')
  const usual = useEffectEvent(() => {
    if (currency && (value === '' || value === '1' || value === '100')) onChange(perHundred.has(currency) ? '100' : '1')
  })
  useEffect(() => {
    if (value === '') usual()
  }, [value])
  useEffect(() => {
    if (!values.rate) usual()
  }, [currency, values.rate])
  return <NumberField {...{ label, hint, error, name }} value={String(value)} onChange={onChange} />
}
