import type { JournalPreview } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { journalTexts } from './journal-texts.ts'

/** What each account is debited and credited with; both columns come to the same. */
export function JournalSums({ journal: { count, sums } }: { journal: JournalPreview }) {
  const t = useText(journalTexts)
  const yen = (amount: string) => (amount === '0' ? '' : formatMoney(amount, 'JPY'))
  if (count === 0) return <p>{t('none')}</p>
  return (
    <table>
      <caption>{t('count', { count })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col">{t('debit')}</th>
          <th scope="col">{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ account, name, debit, credit }) => (
          <tr key={account}>
            <th scope="row">{name}</th>
            <td>{yen(debit)}</td>
            <td>{yen(credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{yen(sum(sums.map(({ debit }) => debit)))}</td>
          <td>{yen(sum(sums.map(({ credit }) => credit)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What stands in no journal, and why. */
export function JournalOmissions({ omissions }: Pick<JournalPreview, 'omissions'>) {
  const t = useText(journalTexts)
  if (omissions.length === 0) return null
  return (
    <section aria-label={t('left')}>
      <h3>{t('left')}</h3>
      <ul>
        {omissions.map(({ kind, on, number, partner, currency, amount, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Omissions have no id, and their order is theirs.
          <li key={`${kind} ${number} ${at}`}>
            <span>
              {formatDate(on, 'short', t.locale)} {t(`kind.${kind}`)} {number} {partner}
            </span>
            <b>{formatMoney(amount, currency)}</b>
            <span className="soft">{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
