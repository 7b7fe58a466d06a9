import { minus, sum } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { invoiceTexts } from '../words/invoice-texts.ts'
import type { MatchProps } from './match-panel.tsx'

/** Per rate: as the invoice states it, as it was matched, and what lies between. */
export function TaxTable({ match }: MatchProps) {
  const t = useText(invoiceTexts)
  return (
    <table className="match-tax">
      <thead>
        <tr>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('side.invoice')}</th>
          <th scope="col">{t('side.match')}</th>
          <th scope="col">{t('gap')}</th>
        </tr>
      </thead>
      <tbody>
        {match.taxes.flatMap(({ ratePercent, category, invoiced, matched }) =>
          (['taxable', 'tax'] as const).map((key) => (
            <tr key={`${category} ${ratePercent} ${key}`}>
              <th scope="row">
                {t(`rate.${key}`, { percent: formatNumber(ratePercent) })}
                {category === 'AA' && ' ※'}
              </th>
              <Figures invoiced={invoiced[key]} matched={matched[key]} />
            </tr>
          )),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <Figures
            invoiced={sum(match.taxes.flatMap(({ invoiced }) => [invoiced.taxable, invoiced.tax]))}
            matched={match.matched}
          />
        </tr>
      </tfoot>
    </table>
  )
}

function Figures({ invoiced, matched }: { invoiced: string; matched: string }) {
  const gap = minus(matched, invoiced)
  return (
    <>
      <td>{formatNumber(invoiced)}</td>
      <td>{formatNumber(matched)}</td>
      <td className={gap === '0' ? '' : 'off'}>{formatNumber(gap)}</td>
    </>
  )
}
