import { compare, minus } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { unitTexts } from '../unit-texts.ts'
import { lineName, type OrderLine } from './order-lines.ts'

interface RemainingTableProps {
  readonly lines: readonly OrderLine[]
  readonly packed: ReadonlyMap<number, string>
}

/** What of the order has gone, goes now and stays to come, line by line, as it is being packed. */
export function RemainingTable({ lines, packed }: RemainingTableProps) {
  const t = useText(unitTexts)
  return (
    <section className="unit-panel">
      <header>
        <h2>{t('ship.remaining')}</h2>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
      <div className="shipping-scroll" role="region" aria-label={t('ship.remaining')} tabIndex={0}>
        <table className="unit-tax">
          <thead>
            <tr>
              <th scope="col">{t('ship.line')}</th>
              <th scope="col">{t('ship.ordered')}</th>
              <th scope="col">{t('ship.gone')}</th>
              <th scope="col">{t('ship.now')}</th>
              <th scope="col">{t('ship.stays')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <RemainingRow key={line.id} line={line} now={packed.get(line.id) ?? '0'} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function RemainingRow({ line, now }: { readonly line: OrderLine; readonly now: string }) {
  const t = useText(unitTexts)
  const over = minus(now, line.shippable)
  const left = minus(line.outstanding, now)
  const isOver = compare(over, '0') > 0
  return (
    <tr data-over={isOver || undefined}>
      <th scope="row">{lineName(line)}</th>
      <td>{formatNumber(line.ordered)}</td>
      <td>{formatNumber(line.shipped)}</td>
      <td>
        <b>{formatNumber(now)}</b>
      </td>
      <td className={isOver ? 'attention-text' : undefined}>
        {isOver
          ? t('ship.over', { over: formatNumber(over) })
          : compare(left, '0') < 0
            ? t('ship.within', { over: formatNumber(minus('0', left)) })
            : formatNumber(left)}
      </td>
    </tr>
  )
}
