import type { PaymentCandidate } from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Status, type StatusLook } from '@tsumugi/ui'
import { paymentTexts } from '../payment-texts.ts'
import { payDayOf } from './candidate-table.tsx'

/** What the law asks of a run, and how this one stands to it (trade-law A5, B2 to B4). */
export function PaymentRules({ paying, paysOn }: { paying: readonly PaymentCandidate[]; paysOn: string }) {
  const t = useText(paymentTexts)
  const late = paying.filter(({ legalOn, isProtected }) => isProtected && legalOn !== null && paysOn > legalOn)
  const longest = Math.max(0, ...paying.map((row) => payDayOf(row, paysOn) ?? 0))
  const held = sum(paying.map((row) => row.held))
  const rules: { key: string; look: StatusLook; says: string }[] = [
    late.length > 0
      ? { key: 'day', look: 'late', says: t('rule.late', { count: late.length }) }
      : { key: 'day', look: 'done', says: longest > 0 ? t('rule.longest', { day: longest }) : t('rule.onTime') },
    { key: 'fee', look: 'done', says: t('fee') },
    ...(compare(held, '0') > 0
      ? [{ key: 'held', look: 'waiting' as const, says: t('rule.held', { amount: formatMoney(held, 'JPY') }) }]
      : []),
  ]
  return (
    <section className="payment-rules" aria-label={t('rules')}>
      <h2>{t('rules')}</h2>
      <ul>
        {rules.map(({ key, look, says }) => (
          <li key={key}>
            <Status look={look}>{says}</Status>
          </li>
        ))}
      </ul>
    </section>
  )
}
