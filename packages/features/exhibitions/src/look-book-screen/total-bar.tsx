import type { GuestExhibition } from '@tsumugi/contract'
import { percent, type OrderTotals } from '@tsumugi/domain'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import type { CSSProperties } from 'react'
import { usePlace } from '../guest/guest-place.tsx'
import type { GuestView } from '../guest/guest-view.ts'
import { bookTexts } from './messages/catalogue.ts'

interface TotalBarProps {
  exhibition: GuestExhibition
  totals: OrderTotals
  /** Money missing to the minimum order; null when it is reached. */
  gap: string | null
  /** Where the order is looked through and sent. */
  review: GuestView
  /** Cells that hold what cannot be ordered. */
  unread: number
  /** Leads to the first of them. */
  onMend(): void
}

/** What the order comes to so far, and how far it is from the minimum. */
export function TotalBar({ exhibition, totals, gap, review, unread, onMend }: TotalBarProps) {
  const t = useText(bookTexts)
  const { go } = usePlace()
  const money = (amount: string) => formatMoney(amount, exhibition.currency, t.locale)
  const reached = exhibition.minAmount
    ? Math.min(100, Number(percent(totals.amount, exhibition.minAmount) ?? 100))
    : 100
  const reason =
    exhibition.phase !== 'open'
      ? t(`phase.${exhibition.phase}`)
      : unread > 0
        ? t('total.unread', { count: unread })
        : totals.quantity === 0
          ? t('total.empty')
          : undefined
  return (
    <section className="total" aria-label={t('total')} part="total">
      <div className="sum pieces">
        {t('styles', { count: totals.styles.size })}{' '}
        <b className="number">{formatNumber(totals.quantity, undefined, t.locale)}</b>
        {t('total.unit')}
      </div>
      <div className="sum">
        {t('total.money')} <b className="number">{money(totals.amount)}</b>
      </div>
      {exhibition.minAmount ? (
        <div className="gap" aria-live="polite">
          <div className="words">
            <span>
              {gap === null
                ? t('minimum.reached')
                : t.rich('minimum.gap', { missing: money(gap), b: (text) => <b className="warn number">{text}</b> })}
            </span>
            <span className="faint number">{money(exhibition.minAmount)}</span>
          </div>
          <span className={gap === null ? 'bar is-full' : 'bar'}>
            <span style={{ '--part': `${reached}%` } as CSSProperties} />
          </span>
        </div>
      ) : (
        <div className="gap" />
      )}
      {unread > 0 && (
        <Button type="info-plain" onClick={onMend}>
          {t('total.mend', { count: unread })}
        </Button>
      )}
      <Button type="primary" part="submit" disabled={reason !== undefined} reason={reason} onClick={() => go(review)}>
        {t('total.review')}
      </Button>
    </section>
  )
}
