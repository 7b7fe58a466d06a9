import type { MaterialOrderDetail } from '@tsumugi/contract'
import { formatDate, formatMoney } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { Column } from '@tsumugi/ui'
import type { OrderText } from '../order-texts.ts'
import { Dot, kindOf, lengthOf } from './detail-cells.tsx'
import { DetailStatus } from './detail-status.tsx'

type DetailColumn = Column<MaterialOrderDetail>

/** The columns of lines, the order first. */
export const detailColumns = (t: OrderText, isDistributor: boolean): DetailColumn[] => [
  ...orderColumns(t, isDistributor),
  ...clothColumns(t),
  ...netColumns(t),
  ...progressColumns(t, isDistributor),
]

const orderColumns = (t: OrderText, isDistributor: boolean): DetailColumn[] => [
  {
    key: 'order',
    head: t('order'),
    width: 128,
    cell: ({ orderId, orderNumber, buyer, distributor }) => (
      <span className="cell-pair">
        <a className="code" href={href('materialOrder', { id: orderId })}>
          {orderNumber}
        </a>
        <span className="small soft">{(isDistributor ? buyer : distributor).name}</span>
      </span>
    ),
  },
]

const clothColumns = (t: OrderText): DetailColumn[] => [
  {
    key: 'cloth',
    head: t('clothAndColor'),
    width: 160,
    cell: ({ code, name, color }) => (
      <span className="cell-pair">
        <span>{`${code} ${name}`}</span>
        <span className="small soft">
          <Dot hex={color.hex} /> {color.no} {color.name}
        </span>
      </span>
    ),
  },
  { key: 'kind', head: t('kind'), width: 84, cell: (row) => kindOf(row, t) },
  { key: 'lot', head: t('lot'), width: 72, cell: ({ lot }) => <span className="code">{lot ?? '–'}</span> },
  { key: 'quantity', head: t('quantity'), width: 72, align: 'end', cell: (row) => lengthOf(row) },
]

/** What was measured on the rolls, and what is billed of it. */
const netColumns = (t: OrderText): DetailColumn[] => [
  {
    key: 'net',
    head: t('net'),
    width: 72,
    align: 'end',
    cell: (row) => (row.netAmount ? `${row.netLength} ${row.unit}` : '–'),
  },
  {
    key: 'fee',
    head: t('fee'),
    width: 68,
    align: 'end',
    cell: ({ fee, currency }) => (fee === '0' ? '–' : formatMoney(fee, currency)),
  },
  {
    key: 'amount',
    head: t('amount'),
    width: 92,
    align: 'end',
    cell: ({ billedAmount, currency }) => (billedAmount ? formatMoney(billedAmount, currency) : '–'),
  },
]

const progressColumns = (t: OrderText, isDistributor: boolean): DetailColumn[] => [
  {
    key: 'due',
    head: t('due'),
    width: 80,
    cell: ({ wishDate }) =>
      wishDate ? (
        <span className="cell-pair" title={formatDate(wishDate)}>
          <span>{formatDate(wishDate, 'shortNoYear')}</span>
          <span className="tiny soft">{wishDate.slice(0, 4)}</span>
        </span>
      ) : (
        '–'
      ),
  },
  {
    key: 'status',
    head: t('status'),
    width: 108,
    cell: (row) => <DetailStatus row={row} isDistributor={isDistributor} />,
  },
]
