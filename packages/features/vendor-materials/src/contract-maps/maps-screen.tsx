import { wordsOf } from '@tsumugi/api'
import { vendorContractMaps, type VendorContractMap } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { ListOutcome, useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, confirm, EmptyState, IconButton, Pager, SearchField, Table, toast, type Column } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { ClothCell } from '../room/cloth-cell.tsx'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'
import { MapDialog } from './map-dialog.tsx'

/** /venders/:vendor/material_contract_maps: which material is meant for which line of an order, and how much of it. */
export function MapsScreen({ params, query }: PageAddress) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const place = useListPlace({ query }, href('vendorContractMaps', { vendor }), ['q'] as const)
  const [edited, edit] = useState<VendorContractMap | 'new' | null>(null)
  useListKeys({ n: () => edit('new') })
  const { q } = place.values
  const answer = useQuery(
    vendorContractMaps.list,
    { vendor, query: { page: place.page, perPage: 50, ...(q && { q }) } },
    { keep: true, topics: vendorTopics },
  )
  const button = (
    <Button type="primary" icon={Plus} onClick={() => edit('new')}>
      {t('maps.add')}
    </Button>
  )
  return (
    <VendorRoom vendor={vendor} tab="maps" title={t('contractMaps')} actions={button}>
      <div className="vendor-tools">
        <SearchField label={t('search')} value={q} onChange={(words) => place.set({ q: words })} />
      </div>
      <ListOutcome {...{ answer, place }} filtered={t('filtered')} clear={t('clear')} empty={<NoMaps />}>
        {({ data, pagination }) => (
          <>
            <MapsTable {...{ vendor }} rows={data} busy={answer.isValidating} onEdit={edit} />
            <Pager pagination={pagination} onPage={place.turn} />
          </>
        )}
      </ListOutcome>
      {edited && <MapDialog vendor={vendor} map={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </VendorRoom>
  )
}

function NoMaps() {
  const t = useText(vendorTexts)
  return (
    <EmptyState heading="h2" title={t('maps.none')}>
      {t('maps.first')}
    </EmptyState>
  )
}

interface MapsTableProps {
  readonly vendor: string
  readonly rows: readonly VendorContractMap[]
  readonly busy: boolean
  onEdit(map: VendorContractMap): void
}

function MapsTable({ vendor, rows, busy, onEdit }: MapsTableProps) {
  const t = useText(vendorTexts)
  const remove = useChange(vendorContractMaps.delete, vendorTopics)
  async function drop(map: VendorContractMap) {
    const named = t('maps.dropSure', { name: map.material.name, number: map.contractLine.number })
    if (!(await confirm({ title: named, type: 'attention', okLabel: t('maps.drop') }))) return
    await remove({ vendor, id: map.id }).catch((error: unknown) =>
      toast({ title: wordsOf(error, t('failed')), type: 'attention' }),
    )
  }
  const columns = useMemo(() => mapColumns(t), [t])
  const acts: Column<VendorContractMap> = {
    key: 'acts',
    head: '',
    name: t('maps.drop'),
    width: 48,
    fixed: true,
    cell: (map) => <DropMap map={map} onPress={() => void drop(map)} />,
  }
  return (
    <Table
      label={t('contractMaps')}
      density="picture"
      columns={[...columns, acts]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      busy={busy}
      onOpen={onEdit}
      card={(map) => <MapCard {...{ map, onEdit }} onDrop={() => void drop(map)} />}
    />
  )
}

interface MapCardProps extends Pick<MapsTableProps, 'onEdit'> {
  readonly map: VendorContractMap
  onDrop(): void
}

function MapCard({ map, onEdit, onDrop }: MapCardProps) {
  const { name, hex, lot, color, unit } = map.material
  return (
    <div className="vendor-card">
      <ClothCell name={name} hex={hex} facts={[lot, color]} />
      <DropMap map={map} onPress={onDrop} />
      <LineCell map={map} />
      <Button size={24} onClick={() => onEdit(map)}>
        {shownLength(map.plannedQuantity)} {unit}
      </Button>
    </div>
  )
}

function DropMap({ map, onPress }: { readonly map: VendorContractMap; onPress(): void }) {
  const t = useText(vendorTexts)
  const label = t('maps.dropNamed', { name: map.material.name, number: map.contractLine.number })
  return <IconButton icon={X} size={24} label={label} onClick={onPress} />
}

function LineCell({ map: { contractLine } }: { readonly map: VendorContractMap }) {
  const { contractId, number, item, color, size } = contractLine
  return (
    <span>
      <a className="code" href={href('transactionUnit', { id: contractId })}>
        {number}
      </a>{' '}
      {[item, color, size].filter(Boolean).join(' ')}
    </span>
  )
}

const mapColumns = (t: VendorText): Column<VendorContractMap>[] => [
  {
    key: 'material',
    head: t('head.cloth'),
    width: 220,
    kept: true,
    cell: ({ material: { name, hex, lot, color, item } }) => (
      <ClothCell name={name} hex={hex} facts={[lot, color, item]} />
    ),
  },
  { key: 'line', head: t('maps.line'), width: 240, cell: (map) => <LineCell map={map} /> },
  {
    key: 'pieces',
    head: t('maps.pieces'),
    width: 80,
    align: 'end',
    cell: ({ contractLine: { quantity } }) => quantity,
  },
  {
    key: 'planned',
    head: t('maps.planned'),
    width: 90,
    align: 'end',
    cell: ({ plannedQuantity }) => <b>{shownLength(plannedQuantity)}</b>,
  },
  { key: 'used', head: t('maps.used'), width: 100, align: 'end', cell: ({ used }) => shownLength(used) },
  {
    key: 'ordered',
    head: t('figure.ordered'),
    width: 90,
    align: 'end',
    cell: ({ material: { ordered } }) => shownLength(ordered),
  },
]
