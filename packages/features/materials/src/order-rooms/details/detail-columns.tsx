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
    cell: ({ orderId, orderNumber }) => (
      <a className="code" href={href('materialOrder', { id: orderId })}>
        {orderNumber}
      </a>
    ),
  },
  {
    key: 'partner',
    head: t('partner'),
    width: 140,
    cell: ({ buyer, distributor }) => (isDistributor ? buyer : distributor).name,
  },
]

const clothColumns = (t: OrderText): DetailColumn[] => [
  { key: 'cloth', head: t('cloth'), width: 160, cell: ({ code, name }) => `${code} ${name}` },
  {
    key: 'color',
    head: t('color'),
    width: 120,
    cell: ({ color }) => (
      <>
        <Dot hex={color.hex} /> {color.no} {color.name}
      </>
    ),
  },
  { key: 'kind', head: t('kind'), width: 88, cell: (row) => kindOf(row, t) },
  { key: 'lot', head: t('lot'), width: 88, cell: ({ lot }) => <span className="code">{lot ?? '–'}</span> },
  { key: 'quantity', head: t('quantity'), width: 80, align: 'end', cell: (row) => lengthOf(row) },
]

/** What was measured on the rolls, and what is billed of it. */
const netColumns = (t: OrderText): DetailColumn[] => [
  {
    key: 'net',
    head: t('net'),
    width: 80,
    align: 'end',
    cell: (row) => (row.netAmount ? `${row.netLength} ${row.unit}` : '–'),
  },
  {
    key: 'amount',
    head: t('amount'),
    width: 104,
    align: 'end',
    cell: ({ billedAmount, currency }) => (billedAmount ? formatMoney(billedAmount, currency) : '–'),
  },
]

const progressColumns = (t: OrderText, isDistributor: boolean): DetailColumn[] => [
  { key: 'due', head: t('due'), width: 96, cell: ({ wishDate }) => (wishDate ? formatDate(wishDate) : '–') },
  {
    key: 'status',
    head: t('status'),
    width: 148,
    cell: (row) => <DetailStatus row={row} isDistributor={isDistributor} />,
  },
]
