import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { SelfBillingPanel } from './self-billing-panel.tsx'
import { standingTexts } from './standing-texts.ts'
import type { MatchProps } from '../invoice-match/match-panel.tsx'

/** What only some invoices have: a share that is deductible, tax in yen, a confirmation, another that says the same. */
export function StandingPanels({ match }: MatchProps) {
  const t = useText(standingTexts)
  const { deductible, yenTax, selfBilling, duplicates } = match
  return (
    <>
      {deductible.length > 0 && (
        <section className="match-panel" aria-label={t('deductible')}>
          <h2>{t('deductible')}</h2>
          <dl className="match-facts">
            {deductible.map(({ sharePercent, ratePercent, tax, deductible: amount }) => (
              <div key={`${sharePercent} ${ratePercent}`}>
                <dt>{t('deductible.row', { share: sharePercent, tax: formatMoney(tax, 'JPY') })}</dt>
                <dd>{formatMoney(amount, 'JPY')}</dd>
              </div>
            ))}
          </dl>
          <p className="small soft">{t('deductible.note')}</p>
        </section>
      )}
      {yenTax && (
        <section className="match-panel" aria-label={t('yenTax')}>
          <h2>{t('yenTax')}</h2>
          <dl className="match-facts">
            {yenTax.map(({ ratePercent, taxable, tax }) => (
              <div key={ratePercent}>
                <dt>{t('yenTax.row', { percent: formatNumber(ratePercent), taxable: formatNumber(taxable) })}</dt>
                <dd>{formatMoney(tax, 'JPY')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {selfBilling && <SelfBillingPanel selfBilling={selfBilling} />}
      {duplicates.length > 0 && (
        <section className="match-panel" aria-label={t('duplicates')}>
          <h2>{t('duplicates')}</h2>
          <ul>
            {duplicates.map(({ id, number, finding }) => (
              <li key={id}>
                <a className="code" href={href('transactionUnit', { id })}>
                  {number}
                </a>{' '}
                {t(`duplicate.${finding}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
