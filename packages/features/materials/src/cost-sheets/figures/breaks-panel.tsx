import type { CostSheetDetail } from '@tsumugi/contract'
import { quantityBreaks } from '@tsumugi/domain/costing'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { counted, percentOr } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'

/** What a garment costs at each quantity at which a price changes. */
export function BreaksPanel({ sheet }: { readonly sheet: CostSheetDetail }) {
  const t = useText(costTexts)
  return (
    <section className="cost-panel" aria-label={t('breaks')}>
      <header>
        <h2>{t('breaks')}</h2>
        <span className="small soft">{t('breaks.text')}</span>
      </header>
      <table className="cost-table">
        <thead>
          <tr>
            <th scope="col">{t('quantity')}</th>
            {(['unitCost', 'costRate', 'total'] as const).map((head) => (
              <th key={head} scope="col" className="figure">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quantityBreaks(counted(sheet)).map(({ quantity, unitCost, costRate, total }) => (
            <tr key={quantity} aria-current={quantity === String(sheet.targetQuantity) || undefined}>
              <th scope="row">{t('pieces', { count: formatNumber(quantity) })}</th>
              <td className="figure">{formatMoney(unitCost, sheet.currency)}</td>
              <td className="figure">{percentOr(costRate)}</td>
              <td className="figure">{formatMoney(total, sheet.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
