import type { MaterialListingDetail } from '@tsumugi/contract'
import { nextTier, tierAt, times, type MaterialOrderKind } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { orderTexts } from '../order-rooms/order-texts.ts'

interface OrderEstimateProps {
  readonly listing: MaterialListingDetail
  readonly kind: MaterialOrderKind
  readonly quantity: string
}

/** About what a length costs, and what more of it would; the net length is billed. */
export function OrderEstimate({ listing: { tiers, currency, unit }, kind, quantity }: OrderEstimateProps) {
  const t = useText(orderTexts)
  if (!tiers || !quantity) return null
  if (kind === 'swatch') return <p className="small soft">{t('free')}</p>
  const step = tierAt(tiers, quantity)
  const next = nextTier(tiers, quantity)
  return (
    <p className="small soft">
      {step && t('estimate', { amount: formatMoney(times(quantity, step.unitPrice), currency) })}
      {next && ` · ${t('nextStep', { quantity: next.more, unit, price: formatMoney(next.unitPrice, currency) })}`}
    </p>
  )
}
