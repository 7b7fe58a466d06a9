import { tradeChains } from '@tsumugi/contract'
import { percent } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { useMemo, type CSSProperties } from 'react'
import { tradingTexts } from '../../words/trading-texts.ts'
import { figuresOf, itemGroups, type ItemGroup, type OrderedFigures } from './ordered-groups.ts'
import { chainTopics } from '../../trade-chain/use-chain.ts'

/** What was ordered by colour and size, and how far each has come: shipped, accepted, billed. */
export function OrderedTab({ id }: { readonly id: number }) {
  const t = useText(tradingTexts)
  const { data, error, mutate } = useQuery(tradeChains.lines, { id }, { stays: true, topics: chainTopics })
  const lines = data?.data
  const groups = useMemo(() => itemGroups(lines ?? []), [lines])
  if (!lines) return error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  if (lines.length === 0)
    return (
      <EmptyState heading="h2" title={t('ordered.empty')}>
        {t('ordered.empty.text')}
      </EmptyState>
    )
  const currencies = new Set(lines.map(({ currency }) => currency))
  const most = Math.max(...groups.map(({ sizes }) => sizes.length))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys.
    <div className="trade-lines-frame" tabIndex={0} role="group" aria-label={t('ordered')}>
      <table className="trade-lines">
        <caption className="unseen">{t('ordered.caption')}</caption>
        {groups.map((group) => (
          <GroupRows key={group.key} {...{ group, most }} />
        ))}
        {currencies.size === 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('ordered.total', { count: groups.length })}</th>
              <td colSpan={most} />
              <Figures figures={figuresOf(lines)} currency={lines[0]!.currency} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

const heads = ['ordered', 'shipped', 'accepted', 'billed', 'amount'] as const

function GroupRows({ group, most }: { readonly group: ItemGroup; readonly most: number }) {
  const t = useText(tradingTexts)
  const { line, sizes, colours } = group
  const spare = most - sizes.length
  return (
    <tbody>
      <tr className="name">
        <th colSpan={most + 1} scope="rowgroup">
          <b className="code">{group.item}</b>{' '}
          <span className="faint">
            {[line.documentNumber, line.deliveryDue && t('due', { date: formatDate(line.deliveryDue) })]
              .filter(Boolean)
              .join(t('dot'))}
          </span>
        </th>
        {heads.map((head) => (
          <td key={head} className="head">
            {t(`head.${head}`)}
          </td>
        ))}
      </tr>
      <tr className="sizes">
        <th scope="row">{t('colourBySize')}</th>
        {sizes.map((size) => (
          <td key={size}>{size || '–'}</td>
        ))}
        <td colSpan={spare + heads.length} className="faint">
          {group.unitPrice && t('unitPrice', { price: formatMoney(group.unitPrice, line.currency) })}
        </td>
      </tr>
      {colours.map((row) => (
        <tr key={row.colour}>
          <th scope="row">{row.colour || '–'}</th>
          {row.sizes.map((quantity, at) => (
            <td key={sizes[at]}>{quantity === null ? <span className="faint">–</span> : formatNumber(quantity)}</td>
          ))}
          {spare > 0 && <td colSpan={spare} />}
          <Figures figures={row} currency={line.currency} threads />
        </tr>
      ))}
      <tr className="sub">
        <th scope="row">{t('subtotal')}</th>
        <td colSpan={most} />
        <Figures figures={group} currency={line.currency} />
      </tr>
    </tbody>
  )
}

interface FiguresProps {
  readonly figures: OrderedFigures
  readonly currency: string
  /** With a thread of the share below each. */
  readonly threads?: boolean
}

function Figures({ figures, currency, threads = false }: FiguresProps) {
  const shown = (name: 'shipped' | 'accepted' | 'billed') => {
    const share = percent(figures[name], figures.ordered, 0) ?? '0'
    const style = { '--part': `${share}%` } as CSSProperties
    return (
      <td key={name} {...(threads && { className: 'thread', style })}>
        {formatNumber(figures[name])}
      </td>
    )
  }
  return (
    <>
      <td className="sum">{formatNumber(figures.ordered)}</td>
      {(['shipped', 'accepted', 'billed'] as const).map(shown)}
      <td>{figures.amount === null ? '–' : formatMoney(figures.amount, currency)}</td>
    </>
  )
}
