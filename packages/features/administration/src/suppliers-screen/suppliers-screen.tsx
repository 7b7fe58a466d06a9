import type { Supplier } from '@tsumugi/contract'
import { relationStatuses } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, Chip, ScreenLinks, Select, Tabs, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { SearchFilter } from '../frame/search-filter.tsx'
import { sorting, useSuppliers } from '../people-queries.ts'
import { countryName, usualCountries } from '../words/place-names.ts'
import { RelationStatusMark, useWords } from '../words/status-words.tsx'
import { AddSupplierDialog } from './add-supplier-dialog.tsx'
import { CustomersList } from './customers-list.tsx'
import { supplierListTexts } from './messages/catalogue.ts'

/** /suppliers: whom one buys from; the other tab shows who buys from oneself. */
export function SuppliersScreen({ query }: PageAddress) {
  const t = useText(supplierListTexts)
  const { user } = useSession()
  const place = useListPlace({ query }, href('suppliers'), [
    'tab',
    'q',
    'status',
    'kind',
    'country',
    'protectedSubcontractor',
  ])
  const [adding, setAdding] = useState(false)
  const tab = place.values.tab === 'customers' ? 'customers' : 'suppliers'
  const add =
    user?.powerUser && tab === 'suppliers' ? (
      <Button type="primary" icon={Plus} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    ) : undefined
  const choose = (key: 'suppliers' | 'customers') =>
    place.set({
      tab: key === 'customers' ? key : '',
      q: '',
      status: '',
      kind: '',
      country: '',
      protectedSubcontractor: '',
    })
  return (
    <ScreenFrame title={t('title')} actions={add}>
      <Tabs
        label={t('title')}
        tabs={[
          { key: 'suppliers', label: t('tab.suppliers') },
          { key: 'customers', label: t('tab.customers') },
        ]}
        value={tab}
        onChange={choose}
      >
        <div className="people-panel">
          {tab === 'customers' ? <CustomersList place={place} /> : <SuppliersList place={place} add={add} />}
        </div>
      </Tabs>
      <ScreenLinks
        label={t('related')}
        of={['paymentTermDefinitions', 'dataConverters', 'confirmedMarks', 'messages']}
      />
      {adding && <AddSupplierDialog onClose={() => setAdding(false)} />}
    </ScreenFrame>
  )
}

type Key = 'tab' | 'q' | 'status' | 'kind' | 'country' | 'protectedSubcontractor'

function SuppliersList({ place, add }: { place: ReturnType<typeof useListPlace<Key>>; add: ReactNode }) {
  const t = useText(supplierListTexts)
  const words = useWords()
  const { tab: _, ...asked } = place.values
  const answer = useSuppliers({ page: place.page, ...asked, ...sorting(place.sort) })
  const columns = useMemo(
    (): Column<Supplier>[] => [
      {
        key: 'partnerCode',
        head: t('code'),
        width: 72,
        sortable: true,
        cell: ({ partnerCode }) => <span className="code">{partnerCode ?? '–'}</span>,
      },
      { key: 'name', head: t('name'), width: 160, sortable: true, cell: ({ partner }) => <b>{partner.name}</b> },
      { key: 'kind', head: t('kind'), width: 96, cell: ({ partner }) => words.kind(partner.kind) },
      { key: 'status', head: t('status'), width: 100, cell: ({ status }) => <RelationStatusMark status={status} /> },
      {
        key: 'categories',
        head: t('items'),
        width: 140,
        cell: ({ categories }) => <span className="one-line">{categories.join('・') || '–'}</span>,
      },
      {
        key: 'minLot',
        head: t('minLot'),
        width: 84,
        align: 'end',
        sortable: true,
        cell: ({ minLot }) => formatNumber(minLot) || '–',
      },
      {
        key: 'leadDays',
        head: t('leadDays'),
        width: 88,
        align: 'end',
        sortable: true,
        cell: ({ leadDays }) => (leadDays === null ? '–' : t('days', { count: leadDays })),
      },
      { key: 'currency', head: t('currency'), width: 76, cell: ({ currency }) => currency },
      {
        key: 'protectedSubcontractor',
        head: t('protected'),
        width: 84,
        cell: (row) => (row.protectedSubcontractor ? <Chip hue="gold">{t('protected.short')}</Chip> : '–'),
      },
      { key: 'country', head: t('country'), width: 76, cell: ({ partner }) => countryName(partner.country, t.locale) },
    ],
    [t, words],
  )
  const kinds = (['supplier', 'trade', 'distributor', 'brand'] as const).map((value) => ({
    value: value as string,
    label: words.kind(value),
  }))
  return (
    <>
      <div className="people-filters">
        <SearchFilter label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
        <Select
          label={t('status')}
          value={place.values.status}
          onChange={(status) => place.set({ status })}
          placeholder={t('all')}
          options={relationStatuses.map((value) => ({ value: value as string, label: words.relation(value) }))}
        />
        <Select
          label={t('kind')}
          value={place.values.kind}
          onChange={(kind) => place.set({ kind })}
          placeholder={t('all')}
          options={kinds}
        />
        <Select
          label={t('country')}
          value={place.values.country}
          onChange={(country) => place.set({ country })}
          placeholder={t('all')}
          options={usualCountries.map((value) => ({ value: value as string, label: countryName(value, t.locale) }))}
        />
        <Select
          label={t('protected')}
          value={place.values.protectedSubcontractor}
          onChange={(protectedSubcontractor) => place.set({ protectedSubcontractor })}
          placeholder={t('all')}
          options={[
            { value: 'true', label: t('protected.yes') },
            { value: 'false', label: t('protected.no') },
          ]}
        />
      </div>
      <ListFrame
        label={t('tab.suppliers')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => pageNavigator.go(href('supplier', { id }))}
        card={(row) => (
          <div className="people-card">
            <div className="line">
              <a href={href('supplier', { id: row.id })}>
                <b>{row.partner.name}</b>
              </a>
              <RelationStatusMark status={row.status} />
            </div>
            <span className="small soft">
              {[row.partnerCode, words.kind(row.partner.kind), countryName(row.partner.country, t.locale)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="small">{row.categories.join('・')}</span>
            <span className="small">
              {t('card', { lot: formatNumber(row.minLot) || '–', days: row.leadDays ?? '–' })}
            </span>
          </div>
        )}
        empty={{ title: t('none'), text: t('none.why'), action: add }}
      />
    </>
  )
}
