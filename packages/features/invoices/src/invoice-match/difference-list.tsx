import { negated } from '@tsumugi/domain'
import { needsReturnInvoice } from '@tsumugi/domain/trading'
import { formatMoney, useText } from '@tsumugi/i18n'
import { invoiceTexts } from '../words/invoice-texts.ts'
import { differenceDetail, differenceText } from './difference-words.ts'
import type { MatchProps } from './match-panel.tsx'

/** Each difference with its number, its reason and the money that hangs on it; and whether giving it back needs a paper. */
export function DifferenceList({ detail: { currency }, match }: MatchProps) {
  const t = useText(invoiceTexts)
  if (match.differences.length === 0) return <p className="soft">{t('differences.none')}</p>
  return (
    <div className="match-reasons">
      <ol className="match-differences" aria-label={t('differences')}>
        {match.differences.map((each) => (
          <li key={each.number}>
            <span className="no">{each.number}</span>
            <span>
              <b>{differenceText(t, each, currency)}</b>
              <br />
              <span className="soft">{differenceDetail(t, each, match, currency)}</span>
            </span>
            <span className="amount">{formatMoney(negated(each.money), currency)}</span>
          </li>
        ))}
      </ol>
      {currency === 'JPY' && match.difference !== '0' && (
        <p className="small soft">{t(needsReturnInvoice([match.difference]) ? 'return.needed' : 'return.spared')}</p>
      )}
    </div>
  )
}
