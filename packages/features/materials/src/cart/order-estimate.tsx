import type { MaterialListingDetail } from '@tsumugi/contract'
import { clothFee, freeSwatchesAMonth, nextTier, sum, tierAt, times, type MaterialOrderKind } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { orderTexts } from '../order-rooms/order-texts.ts'

interface OrderEstimateProps {
  readonly listing: MaterialListingDetail
  readonly kind: MaterialOrderKind
  readonly quantity: string
}

/** About what a length costs with the fee of its cut, and what more of it would; the net length is billed. */
export function OrderEstimate({ listing, kind, quantity }: OrderEstimateProps) {
  const t = useText(orderTexts)
  const { tiers, currency, unit, swatchFee } = listing
  if (!tiers || !quantity) return null
  const feeOf = (asked: string) => `${t('fee')} ${formatMoney(asked, currency)}`
  if (kind === 'swatch')
    return (
      <p className="small soft">
        {t('free', { most: freeSwatchesAMonth })}
        {swatchFee && ` · ${feeOf(swatchFee)}`}
      </p>
    )
  const fee = clothFee({ kind, beyond: '0' }, listing, currency)
  const step = tierAt(tiers, quantity)
  const next = nextTier(tiers, quantity)
  return (
    <p className="small soft">
      {step && t('estimate', { amount: formatMoney(sum([times(quantity, step.unitPrice), fee]), currency) })}
      {fee !== '0' && ` (${feeOf(fee)})`}
      {next && ` · ${t('nextStep', { quantity: next.more, unit, price: formatMoney(next.unitPrice, currency) })}`}
    </p>
  )
}
