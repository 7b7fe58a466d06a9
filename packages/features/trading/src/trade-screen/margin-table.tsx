import type { DealMargin } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { tradingTexts } from '../words/trading-texts.ts'

interface MarginTableProps {
  readonly items: readonly DealMargin[]
  readonly total: DealMargin
}

/** Sale against purchase, item by item, and what is earned; gold where the other half is missing. */
export function MarginTable({ items, total }: MarginTableProps) {
  const t = useText(tradingTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys.
    <div className="trade-lines-frame" tabIndex={0} role="group" aria-label={t('deal.margins')}>
      <table className="trade-lines margins">
        <caption className="unseen">{t('deal.margins')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('head.item')}</th>
            {(['sale', 'purchase', 'margin', 'marginPercent'] as const).map((head) => (
              <th key={head} scope="col" className="figure">
                {t(`head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <MarginRow key={row.item} row={row} label={row.item || '–'} />
          ))}
        </tbody>
        <tfoot>
          <MarginRow row={total} label={t('total')} />
        </tfoot>
      </table>
    </div>
  )
}

function MarginRow({ row, label }: { readonly row: DealMargin; readonly label: string }) {
  const t = useText(tradingTexts)
  const half = (name: 'sale' | 'purchase') => {
    const side = row[name]
    if (!side) return <td className="missing">{t('deal.missing')}</td>
    return (
      <td>
        {side.currency ? formatMoney(side.amount, side.currency) : formatNumber(side.amount)}
        <br />
        <span className="faint">{t('pieces', { count: formatNumber(side.quantity) })}</span>
      </td>
    )
  }
  const currency = row.sale?.currency
  return (
    <tr>
      <th scope="row" className="code">
        {label}
      </th>
      {half('sale')}
      {half('purchase')}
      <td>{row.margin !== null && currency ? formatMoney(row.margin, currency) : '–'}</td>
      <td>{row.marginPercent === null ? '–' : `${row.marginPercent}%`}</td>
    </tr>
  )
}
