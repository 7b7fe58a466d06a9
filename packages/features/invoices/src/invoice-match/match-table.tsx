import type { InvoiceMatch } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { invoiceTexts, type InvoiceText } from '../words/invoice-texts.ts'
import { payable, sizeSum, sumOf, type ColourRow, type MatchGroup, type MatchLine } from './match-groups.ts'

interface MatchTableProps {
  readonly groups: readonly MatchGroup[]
  readonly match: InvoiceMatch
  readonly taxMode: string
}

/** Colours down and sizes across for each style, with what was ordered, accepted and asked; what differs is struck. */
export function MatchTable({ groups, match, taxMode }: MatchTableProps) {
  const t = useText(invoiceTexts)
  const most = Math.max(...groups.map(({ sizes }) => sizes.length))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A table wider than the phone is scrolled by keys.
    <div className="match-scroll" role="region" aria-label={t('match')} tabIndex={0}>
      <table className="match-lines">
        <caption className="unseen">{t('match.caption')}</caption>
        {groups.map((group) => (
          <GroupRows key={group.group} {...{ group, match, most, t, taxMode }} />
        ))}
      </table>
    </div>
  )
}

interface GroupProps {
  readonly group: MatchGroup
  readonly match: InvoiceMatch
  readonly most: number
  readonly t: InvoiceText
  readonly taxMode: string
}

function GroupRows({ group, match, most, t, taxMode }: GroupProps) {
  const spare = most - group.sizes.length
  return (
    <tbody>
      <tr className="name">
        <th colSpan={most + 1} scope="rowgroup">
          <b>{group.item ?? t('other')}</b> <Links {...{ group, match }} />
        </th>
        <td>{t('ordered')}</td>
        <td>{t('accepted')}</td>
        <td>{t('quantity')}</td>
        <td>{t('unitPrice')}</td>
        <td>{t(taxMode === 'inc_tax' ? 'amount.taxed' : 'amount')}</td>
      </tr>
      <tr className="sizes">
        <th scope="col">{t('colour')}</th>
        {group.sizes.map((size) => (
          <td key={size}>{size || t('oneSize')}</td>
        ))}
        <td colSpan={spare + 5} />
      </tr>
      {group.rows.map((row) => (
        <Row key={row.colour} {...{ row, spare, t }} />
      ))}
      <Subtotal rows={group.rows} sizes={group.sizes} {...{ spare, t }} />
    </tbody>
  )
}

/** The order of a style, by the number that its group begins with. */
function Links({ group, match }: Pick<GroupProps, 'group' | 'match'>) {
  const order = match.orders.find(({ number }) => number !== null && group.group.startsWith(number))
  if (!order) return null
  return (
    <a
      className="code"
      href={
        order.noun === 'contract' ? href('transactionUnit', { id: order.id }) : href('materialOrder', { id: order.id })
      }
    >
      {order.number}
    </a>
  )
}

function Row({ row, spare, t }: { row: ColourRow; spare: number; t: InvoiceText }) {
  return (
    <tr>
      <th scope="row">{row.colour || t('other')}</th>
      {row.cells.map((line, at) => (
        <Cell key={at} {...{ line, t }} />
      ))}
      {spare > 0 && <td colSpan={spare} />}
      <td className="sum">{formatNumber(row.ordered)}</td>
      <td className={row.isQuantityRight ? '' : 'off'}>{formatNumber(row.accepted)}</td>
      <td>{formatNumber(row.quantity)}</td>
      <td className={row.isPriceRight ? '' : 'off'}>
        {row.prices.map(({ unitPrice, orderedPrice }) => (
          <span key={`${unitPrice} ${orderedPrice}`} className="struck">
            {!row.isPriceRight && orderedPrice !== null ? (
              <>
                <s>{formatNumber(unitPrice)}</s> {formatNumber(orderedPrice)}
              </>
            ) : (
              formatNumber(unitPrice)
            )}
          </span>
        ))}
      </td>
      <td>{formatNumber(row.amount)}</td>
    </tr>
  )
}

/** What is asked of one size; where it differs, what passed inspection beside it and why. */
function Cell({ line, t }: { line: MatchLine | null; t: InvoiceText }) {
  if (!line) return <td className="faint">–</td>
  if (line.isQuantityRight) return <td>{formatNumber(line.quantity)}</td>
  const rejected = line.rejected !== null && line.rejected !== '0' ? line.rejected : null
  return (
    <td className="off">
      <span className="struck">
        {rejected && <i>{t('cause.rejected', { count: formatNumber(rejected) })}</i>}
        <s>{formatNumber(line.quantity)}</s> {formatNumber(payable(line))}
      </span>
    </td>
  )
}

function Subtotal(props: { rows: readonly ColourRow[]; sizes: readonly string[]; spare: number; t: InvoiceText }) {
  const { rows, sizes, spare, t } = props
  const isRight = rows.every(({ isQuantityRight }) => isQuantityRight)
  return (
    <tr className="sub">
      <th scope="row">{t('subtotal')}</th>
      {sizes.map((size, at) => (
        <td key={size}>{formatNumber(sizeSum(rows, at))}</td>
      ))}
      {spare > 0 && <td colSpan={spare} />}
      <td className="sum">{formatNumber(sumOf(rows, 'ordered'))}</td>
      <td className={isRight ? '' : 'off'}>{formatNumber(sumOf(rows, 'accepted'))}</td>
      <td>{formatNumber(sumOf(rows, 'quantity'))}</td>
      <td />
      <td>{formatNumber(sumOf(rows, 'amount'))}</td>
    </tr>
  )
}
