import type { GuestExhibition } from '@tsumugi/contract'
import type { OrderTotals } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { orderTexts } from './messages/catalogue.ts'

/** The sum under a double rule, with what is missing to the minimum. */
export function OrderSum({
  exhibition,
  totals,
  gap,
}: {
  exhibition: GuestExhibition
  totals: OrderTotals
  gap: string | null
}) {
  const t = useText(orderTexts)
  const money = (amount: string) => formatMoney(amount, exhibition.currency, t.locale)
  return (
    <dl className="order-sum" aria-live="polite">
      <div>
        <dt>{t('sum.styles')}</dt>
        <dd className="number">{totals.styles.size}</dd>
      </div>
      <div>
        <dt>{t('sum.pieces')}</dt>
        <dd className="number">{t('pieces', { count: totals.quantity })}</dd>
      </div>
      <div className="all">
        <dt>{t('sum.money')}</dt>
        <dd className="number">{money(totals.amount)}</dd>
      </div>
      {gap !== null && (
        <div className="warn">
          <dt>{t('sum.gap')}</dt>
          <dd className="number">{money(gap)}</dd>
        </div>
      )}
    </dl>
  )
}
