import type { PaymentCandidate } from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { Status, type StatusLook } from '@tsumugi/ui'
import { paymentTexts, type PaymentText } from '../payment-texts.ts'
import { payDayOf } from './candidate-table.tsx'

interface Rule {
  readonly key: string
  readonly look: StatusLook
  readonly says: string
}

/** What the law asks of a run, and how this one stands to it (trade-law A5, B2 to B4). */
export function PaymentRules({ paying, paysOn }: { paying: readonly PaymentCandidate[]; paysOn: string }) {
  const t = useText(paymentTexts)
  const held = sum(paying.map((row) => row.held))
  const rules: Rule[] = [
    ...lawfulDays(t, paying, paysOn),
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

/** Past the day of a payee that the law protects is wrong; past that of another is said; before it nothing is left to do. */
function lawfulDays(t: PaymentText, paying: readonly PaymentCandidate[], paysOn: string): Rule[] {
  const dated = paying.filter(({ legalOn }) => legalOn !== null)
  const beyond = dated.filter(({ legalOn }) => paysOn > legalOn!)
  const late = beyond.filter(({ isProtected }) => isProtected).length
  if (late > 0) return [{ key: 'day', look: 'late', says: t('rule.late', { count: late }) }]
  if (beyond.length > 0) return [{ key: 'day', look: 'waiting', says: t('rule.beyond', { count: beyond.length }) }]
  const longest = Math.max(0, ...dated.map((row) => payDayOf(row, paysOn) ?? 0))
  return longest > 0 ? [{ key: 'day', look: 'done', says: t('rule.longest', { day: longest }) }] : []
}
