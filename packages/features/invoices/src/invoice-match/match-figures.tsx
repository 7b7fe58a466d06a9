import { compare } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { invoiceTexts } from '../words/invoice-texts.ts'
import type { MatchProps } from './match-panel.tsx'

/** What is asked, what of it is borne out, and how much of it agrees. */
export function MatchFigures({ detail: { currency }, match }: MatchProps) {
  const t = useText(invoiceTexts)
  const { lines, deliveries, clothReceivedOn } = match
  const open = deliveries.filter(({ isInspected }) => !isInspected).length
  const inspected =
    open > 0
      ? t('deliveries.open', { count: deliveries.length, open })
      : t('deliveries.inspected', { count: deliveries.length })
  const none = clothReceivedOn ? t('deliveries.cloth', { day: formatDate(clothReceivedOn) }) : t('deliveries.none')
  const isDiffering = compare(match.difference, '0') !== 0
  return (
    <dl className="match-figures">
      <div className="big">
        <dt>{t('invoiced')}</dt>
        <dd>{formatMoney(match.invoiced, currency)}</dd>
      </div>
      <div className="big">
        <dt>{t('matched')}</dt>
        <dd>{formatMoney(match.matched, currency)}</dd>
      </div>
      <div>
        <dt>{t('gap')}</dt>
        <dd className={isDiffering ? 'off' : ''}>{formatMoney(match.difference, currency)}</dd>
      </div>
      {(['quantitiesRight', 'pricesRight'] as const).map((key) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            {match[key]}
            <small>{t('ofLines', { count: lines.length })}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('deliveries')}</dt>
        <dd className="words">{deliveries.length === 0 ? none : inspected}</dd>
      </div>
    </dl>
  )
}
