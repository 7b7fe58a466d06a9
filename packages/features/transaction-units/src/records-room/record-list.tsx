import type { OrderRecord } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Chip, EmptyState } from '@tsumugi/ui'
import { recordTexts } from './record-texts.ts'

/** Orders in the order of their days, each opening to what is recorded of it. */
export function RecordList({ found }: { found: { readonly count: number; readonly records: readonly OrderRecord[] } }) {
  const t = useText(recordTexts)
  const { count, records } = found
  if (count === 0) return <EmptyState heading="h3" filtered title={t('none')} />
  return (
    <>
      {count > records.length && (
        <p className="small soft">{t('cut', { count: formatNumber(count), shown: formatNumber(records.length) })}</p>
      )}
      <ul className="order-records-list">
        {records.map((record) => (
          <li key={record.id}>
            <RecordDetails record={record} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RecordDetails({ record }: { record: OrderRecord }) {
  const t = useText(recordTexts)
  const { id, number, title, orderedOn, currency, amount, quantity, accepted, paid, isProtected, retainedUntil } =
    record
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <details>
      <summary>
        <span className="code">{number}</span> <b>{title}</b>
        <span className="small soft">{t('ordered', { date: day(orderedOn) })}</span>
        <span>{formatMoney(amount, currency)}</span>
        <span className="small">
          {t('accepted', { accepted: formatNumber(accepted), quantity: formatNumber(quantity) })}
        </span>
        <span className="small">{t('paid', { amount: formatMoney(paid, currency) })}</span>
        {isProtected && <Chip hue="indigo">{t('protected')}</Chip>}
      </summary>
      <dl>
        {record.items.map(({ key, label, entries }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{entries.length > 0 ? entries.map((entry) => <p key={entry}>{entry}</p>) : t('item.none')}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        {t('retained', { date: day(retainedUntil) })} · <a href={href('transactionUnit', { id })}>{t('show')}</a>
      </p>
    </details>
  )
}
