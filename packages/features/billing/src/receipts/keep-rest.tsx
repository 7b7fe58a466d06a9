import { formatMoney, useText } from '@tsumugi/i18n'
import { Checkbox, Notice } from '@tsumugi/ui'
import { receiptTexts } from './receipt-texts.ts'

interface KeepRestProps {
  /** Above 0. */
  rest: string
  currency: string
  partner: string
  isKept: boolean
  onKeep(isKept: boolean): void
}

/** What came in beyond what is chosen: kept once a person says so, never by itself (domain §3.10). */
export function KeepRest({ rest, currency, partner, isKept, onKeep }: KeepRestProps) {
  const t = useText(receiptTexts)
  const amount = formatMoney(rest, currency)
  return (
    <Notice hue="gold" live>
      {t('keep.text', { amount })}
      <Checkbox checked={isKept} onChange={onKeep}>
        {t('keep', { amount, partner })}
      </Checkbox>
    </Notice>
  )
}
