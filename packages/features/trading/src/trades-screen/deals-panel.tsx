import { deals, type AnswerOf } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Table, useStyles, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { tradingTexts, type TradingText } from '../words/trading-texts.ts'
import css from './deals-panel.css?inline'

type Row = AnswerOf<typeof deals.list>['data'][number]

/** Sales of a trading house against what it buys for them; nobody else is told any of it. */
export function DealsPanel() {
  useStyles(css)
  const t = useText(tradingTexts)
  const rows = useQuery(deals.list, {}, { stays: true }).data?.data
  const columns = useMemo(() => columnsOf(t), [t])
  if (!rows || rows.length === 0) return null
  return (
    <section className="deals-panel" aria-label={t('deals')}>
      <header>
        <h2>{t('deals')}</h2>
        <span className="small soft">{t('deal.private')}</span>
      </header>
      <Table label={t('deals')} columns={columns} rows={rows} rowKey={({ sale }) => String(sale.id)} />
    </section>
  )
}

function columnsOf(t: TradingText): Column<Row>[] {
  const half = (side: Row['margin']['sale']) =>
    !side ? (
      <span className="missing">{t('deal.missing')}</span>
    ) : side.currency ? (
      formatMoney(side.amount, side.currency)
    ) : (
      formatNumber(side.amount)
    )
  return [
    {
      key: 'sale',
      head: t('head.trade'),
      width: 220,
      kept: true,
      cell: ({ sale }) => (
        <span className="deal-name">
          <a className="code" href={href('trade', { id: sale.id })}>
            {sale.number ?? sale.title}
          </a>
          <span className="small">{sale.title}</span>
        </span>
      ),
    },
    { key: 'partner', head: t('head.partner'), width: 160, cell: ({ sale }) => sale.partner?.name ?? '' },
    { key: 'sold', head: t('head.sale'), width: 128, align: 'end', cell: ({ margin }) => half(margin.sale) },
    { key: 'bought', head: t('head.purchase'), width: 128, align: 'end', cell: ({ margin }) => half(margin.purchase) },
    {
      key: 'margin',
      head: t('head.margin'),
      width: 128,
      align: 'end',
      cell: ({ margin: { margin, sale } }) =>
        margin !== null && sale?.currency ? formatMoney(margin, sale.currency) : '–',
    },
    {
      key: 'marginPercent',
      head: t('head.marginPercent'),
      width: 84,
      align: 'end',
      cell: ({ margin: { marginPercent } }) => (marginPercent === null ? '–' : `${marginPercent}%`),
    },
  ]
}
