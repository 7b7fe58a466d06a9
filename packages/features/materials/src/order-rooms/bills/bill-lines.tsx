import type { MaterialBill } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { billTexts, type BillText } from './bill-texts.ts'

/** How each sent line stands to its bill. */
export function BillLines({ bill: { lines, currency } }: { readonly bill: MaterialBill }) {
  const t = useText(billTexts)
  return (
    <details className="small">
      <summary>{t('lines')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.code} {line.name} {line.color.no} {line.color.name} <span className="code">{line.lot}</span>
            </span>
            <span className="number">{figuresOf(line, currency, t).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What of a line is billed or waits, then what is given back; of swatches there is the fee alone. */
function figuresOf(line: MaterialBill['lines'][number], currency: string, t: BillText): string[] {
  const { waits, billed, toBill, toCredit, feeToBill, feeToCredit, unit } = line
  const isAny = (figure: string) => compare(figure, '0') > 0
  const quantity = waits === 'billed' ? billed : toBill
  const isFeeAlone = waits === 'billed' && !isAny(billed) && !isAny(toCredit)
  return [
    isFeeAlone ? t('wait.fee') : waits || isAny(toBill) ? t(`wait.${waits ?? 'ready'}`, { quantity, unit }) : '',
    isAny(feeToBill) ? t('feeReady', { amount: formatMoney(feeToBill, currency) }) : '',
    isAny(toCredit) ? t('credit', { quantity: toCredit, unit }) : '',
    isAny(feeToCredit) ? t('feeCredit', { amount: formatMoney(feeToCredit, currency) }) : '',
  ].filter(Boolean)
}
