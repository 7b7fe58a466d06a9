import type { Transport } from '@tsumugi/contract'
import { formatDate, type Text } from '@tsumugi/i18n'
import { Status, type Column } from '@tsumugi/ui'
import type { Messages } from '../goods-words/messages/ja.ts'
import { transportLook } from './transport-look.ts'

/** The columns of the list of transports. */
export const columnsOf = (t: Text<Messages>): Column<Transport>[] => [
  ...columnsOfWay(t),
  ...columnsOfDays(t),
  {
    key: 'deliveries',
    head: t('transport.deliveryIds'),
    width: 80,
    align: 'end',
    cell: ({ deliveries }) => deliveries,
  },
]

/** What goes how, under which numbers. */
const columnsOfWay = (t: Text<Messages>): Column<Transport>[] => [
  { key: 'name', head: t('transport.name'), width: 156, kept: true, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'status',
    head: t('transport.status'),
    width: 92,
    cell: ({ status }) => <Status look={transportLook[status]}>{t(`transport.status.${status}`)}</Status>,
  },
  { key: 'mode', head: t('transport.mode'), width: 76, cell: ({ mode }) => t(`mode.${mode}`) },
  {
    key: 'carrier',
    head: t('transport.carrier'),
    width: 128,
    cell: ({ carrier, vessel }) => [carrier, vessel].filter(Boolean).join(' '),
  },
  {
    key: 'waybill',
    head: t('transport.waybill'),
    width: 128,
    cell: ({ waybill }) => <span className="code">{waybill}</span>,
  },
  {
    key: 'container',
    head: t('transport.container'),
    width: 128,
    cell: ({ container }) => <span className="code">{container}</span>,
  },
]

/** When it arrives: as planned, and as it looks now. */
const columnsOfDays = (t: Text<Messages>): Column<Transport>[] => [
  {
    key: 'plannedOn',
    head: t('transport.plannedOn'),
    width: 100,
    cell: ({ plannedOn }) => formatDate(plannedOn) || '–',
  },
  {
    key: 'arrivesOn',
    head: t('transport.arrivesOn'),
    width: 100,
    cell: ({ plannedOn, arrivesOn }) => (
      <span className={plannedOn && arrivesOn && arrivesOn > plannedOn ? 'attention-text' : undefined}>
        {formatDate(arrivesOn) || '–'}
      </span>
    ),
  },
]
