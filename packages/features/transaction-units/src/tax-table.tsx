import { formatMoney, useText } from '@tsumugi/i18n'
import { documentTexts, type DocumentDetail } from '@tsumugi/documents'
import { useStyles } from '@tsumugi/ui'
import css from './unit-panels.css?inline'
import { unitTexts } from './unit-texts.ts'

/** What a document comes to: one row per rate, each rounded once, and the total with the tax. */
export function TaxTable({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const t = useText(unitTexts)
  const say = useText(documentTexts)
  const { currency, taxTotals, amount, tax, total, payable } = detail
  if (total === null || taxTotals.length === 0) return null
  return (
    <table className="unit-tax">
      <thead>
        <tr>
          <th scope="col">{say('field.taxCode')}</th>
          <th scope="col">{t('tax.base')}</th>
          <th scope="col">{t('tax.tax')}</th>
        </tr>
      </thead>
      <tbody>
        {taxTotals.map((rate) => (
          <tr key={rate.code}>
            <th scope="row">
              {rate.ratePercent}%{rate.code === 'reduced' ? ' ※' : ''}
            </th>
            <td>{formatMoney(rate.taxable, currency)}</td>
            <td>{formatMoney(rate.tax, currency)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('tax.sum')}</th>
          <td>{formatMoney(amount, currency)}</td>
          <td>{formatMoney(tax ?? '0', currency)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('tax.total')}</th>
          <td colSpan={2}>{formatMoney(total, currency)}</td>
        </tr>
        {payable !== null && payable !== total && (
          <tr>
            <th scope="row">{t('tax.payable')}</th>
            <td colSpan={2}>{formatMoney(payable, currency)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
