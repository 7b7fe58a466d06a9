import { vendorPackingLists, type VendorPackingList } from '@tsumugi/contract'
import { packingListStatuses } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ListOutcome, useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, Pager, SearchField, Status, Table, Tabs, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'
import { listLook } from './list-look.ts'
import { NewListDialog } from './new-list-dialog.tsx'

const filterKeys = ['status', 'q'] as const

/** /venders/:vendor/packing_lists: what a vendor sent, drafts first. */
export function PackingListsScreen({ params, query }: PageAddress) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const place = useListPlace({ query }, href('vendorPackingLists', { vendor }), filterKeys)
  const [isAdding, add] = useState(false)
  useListKeys({ n: () => add(true) })
  const button = (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('lists.add')}
    </Button>
  )
  return (
    <VendorRoom vendor={vendor} tab="lists" title={t('packingLists')} actions={button}>
      <Tabs
        label={t('state')}
        value={place.values.status}
        onChange={(status) => place.set({ status })}
        tabs={[
          { key: '', label: t('all') },
          ...packingListStatuses.map((key) => ({ key: key as string, label: t(`status.list.${key}`) })),
        ]}
      />
      <div className="vendor-tools">
        <SearchField label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
      </div>
      <Lists vendor={vendor} place={place} />
      {isAdding && <NewListDialog vendor={vendor} onClose={() => add(false)} />}
    </VendorRoom>
  )
}

interface ListsProps {
  readonly vendor: string
  readonly place: ReturnType<typeof useListPlace<(typeof filterKeys)[number]>>
}

function Lists({ vendor, place }: ListsProps) {
  const t = useText(vendorTexts)
  const status = packingListStatuses.find((each) => each === place.values.status)
  const q = place.values.q
  const answer = useQuery(
    vendorPackingLists.list,
    { vendor, query: { page: place.page, perPage: 50, ...(status && { status }), ...(q && { q }) } },
    { keep: true, topics: vendorTopics },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const open = ({ id }: VendorPackingList) => pageNavigator.go(href('vendorPackingListEdit', { vendor, id }))
  return (
    <ListOutcome
      {...{ answer, place }}
      filtered={t('filtered')}
      clear={t('clear')}
      empty={<EmptyState heading="h2" title={t('lists.none')} />}
    >
      {({ data, pagination }) => (
        <>
          <Table
            label={t('packingLists')}
            columns={columns}
            rows={data}
            rowKey={({ id }) => String(id)}
            total={pagination.totalCount}
            busy={answer.isValidating}
            onOpen={open}
            card={(row) => <ListCard {...{ vendor, row }} />}
          />
          <Pager pagination={pagination} onPage={place.turn} />
        </>
      )}
    </ListOutcome>
  )
}

function ListCard({ vendor, row }: { readonly vendor: string; readonly row: VendorPackingList }) {
  const t = useText(vendorTexts)
  return (
    <div className="vendor-card">
      <a className="code" href={href('vendorPackingListEdit', { vendor, id: row.id })}>
        {row.no}
      </a>
      <Status look={listLook[row.status]}>{t(`status.list.${row.status}`)}</Status>
      <span className="soft">
        {row.arrivedOn ? formatDate(row.arrivedOn, 'short', t.locale) : '–'} · {t('rolls', { count: row.rolls })}
      </span>
      <b>{shownLength(row.quantity)}</b>
    </div>
  )
}

const columnsOf = (t: VendorText): Column<VendorPackingList>[] => [
  { key: 'no', head: t('lists.no'), width: 140, kept: true, cell: ({ no }) => <span className="code">{no}</span> },
  {
    key: 'arrivedOn',
    head: t('lists.arrivedOn'),
    width: 120,
    cell: ({ arrivedOn }) => (arrivedOn ? formatDate(arrivedOn, 'short', t.locale) : '–'),
  },
  { key: 'rolls', head: t('roll'), width: 72, align: 'end', cell: ({ rolls }) => rolls },
  { key: 'quantity', head: t('head.length'), width: 100, align: 'end', cell: (row) => shownLength(row.quantity) },
  { key: 'used', head: t('figure.used'), width: 100, align: 'end', cell: ({ used }) => shownLength(used) },
  { key: 'loss', head: t('figure.loss'), width: 80, align: 'end', cell: ({ loss }) => shownLength(loss) },
  {
    key: 'status',
    head: t('state'),
    width: 110,
    cell: ({ status }) => <Status look={listLook[status]}>{t(`status.list.${status}`)}</Status>,
  },
]
