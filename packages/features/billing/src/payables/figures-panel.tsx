import type { LedgerFigures } from '@tsumugi/contract'
import { ageingBuckets } from '@tsumugi/domain/banking'
import { formatMoney, useText } from '@tsumugi/i18n'
import { figureStyles, Segments, useStyles } from '@tsumugi/ui'
import type { LedgerPlace } from './ledger-queries.ts'
import { ledgerTexts } from './ledger-texts.ts'
import { WeekCurve } from './week-curve.tsx'

interface FiguresPanelProps {
  figures: { readonly currencies: readonly LedgerFigures[] }
  shown: LedgerFigures
  place: LedgerPlace
}

/** What is open in one currency: its sum, what is late, by week and by lateness. */
export function FiguresPanel({ figures, shown, place }: FiguresPanelProps) {
  useStyles(figureStyles)
  const t = useText(ledgerTexts)
  const { currency, open, count, late, dueThisWeek, held } = shown
  const facts = [
    { key: 'week', amount: dueThisWeek },
    { key: 'late', amount: late },
    { key: 'inDispute', amount: held },
  ] as const
  return (
    <section className="ledger-figures panel" aria-label={t('curve')}>
      <div className="sums">
        {figures.currencies.length > 1 && (
          <Segments
            label={t('currency')}
            value={currency}
            options={figures.currencies.map((each) => ({ value: each.currency, label: each.currency }))}
            onChange={(value) => place.set({ currency: value })}
          />
        )}
        <dl>
          <dt>{t('count', { count })}</dt>
          <dd className="whole">{formatMoney(open, currency)}</dd>
          {facts.map(({ key, amount }) => (
            <div key={key} data-late={(key === 'late' && amount !== '0') || undefined}>
              <dt>{t(key)}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WeekCurve figures={shown} />
      <Ageing figures={shown} />
    </section>
  )
}

/** Open amounts by lateness, as bars with their figures. */
function Ageing({ figures: { ageing, currency } }: { figures: LedgerFigures }) {
  const t = useText(ledgerTexts)
  const most = Math.max(1, ...Object.values(ageing).map(Number))
  return (
    <ul className="ageing" aria-label={t('ageing')}>
      {ageingBuckets.map(({ key }) => (
        <li key={key} data-bucket={key}>
          <span>{t(`bucket.${key}`)}</span>
          <span className="bar" aria-hidden>
            <span style={{ inlineSize: `${Math.max(0, (Number(ageing[key]) / most) * 100)}%` }} />
          </span>
          <b>{formatMoney(ageing[key], currency)}</b>
        </li>
      ))}
    </ul>
  )
}
