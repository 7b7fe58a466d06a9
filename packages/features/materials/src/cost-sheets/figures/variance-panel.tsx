import { resourcePlanSheets, type CostBilled, type CostSheetDetail, type CostSheetLine } from '@tsumugi/contract'
import { moved } from '@tsumugi/domain/costing'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { moneyOr, signed } from '../words/cost-faces.ts'
import { costTexts } from '../words/cost-texts.ts'

/** What was planned for a line against what its partner invoiced; nothing where nothing was. */
export function VariancePanel({ sheet }: { readonly sheet: CostSheetDetail }) {
  const t = useText(costTexts)
  const found = useQuery(resourcePlanSheets.variance, { id: sheet.id }, { stays: true, topics: ['invoice'] }).data?.data
  const rows = (found ?? []).flatMap(({ lineage, billed }) => {
    const line = sheet.lines.find((each) => each.lineage === lineage)
    return line ? billed.map((bill) => ({ line, bill })) : []
  })
  if (rows.length === 0) return null
  return (
    <section className="cost-panel" aria-label={t('variance')}>
      <header>
        <h2>{t('variance')}</h2>
        <span className="small soft">{t('variance.text')}</span>
      </header>
      <table className="cost-table">
        <VarianceHead />
        <tbody>
          {rows.map(({ line, bill }) => (
            <VarianceRow key={`${line.lineage} ${bill.documentId} ${bill.unitPrice}`} line={line} bill={bill} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function VarianceHead() {
  const t = useText(costTexts)
  return (
    <thead>
      <tr>
        <th scope="col">{t('invoice')}</th>
        <th scope="col">{t('line.name')}</th>
        {(['planned', 'invoiced', 'compare.difference'] as const).map((head) => (
          <th key={head} scope="col" className="figure">
            {t(head)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Prices of two currencies have no difference. */
function VarianceRow({ line, bill }: { readonly line: CostSheetLine; readonly bill: CostBilled }) {
  const t = useText(costTexts)
  const difference = line.currency === bill.currency ? moved(line.unitPrice, bill.unitPrice) : null
  return (
    <tr>
      <th scope="row">
        <a className="code" href={href('transactionUnit', { id: bill.documentId })}>
          {bill.number ?? bill.documentId}
        </a>{' '}
        <span className="tiny soft">{formatDate(bill.issueDate)}</span>
      </th>
      <td>
        {line.name} <span className="tiny soft">{t('pieces', { count: formatNumber(bill.quantity) })}</span>
      </td>
      <td className="figure">{moneyOr(line.unitPrice, line.currency)}</td>
      <td className="figure">{formatMoney(bill.unitPrice, bill.currency)}</td>
      <td className="figure">{difference === null ? '–' : signed(difference)}</td>
    </tr>
  )
}
