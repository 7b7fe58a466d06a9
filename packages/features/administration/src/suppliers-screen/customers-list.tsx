import type { Customer } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import type { Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { ListFrame } from '../frame/list-frame.tsx'
import type { ListPlace } from '@tsumugi/records'
import { SearchFilter } from '../frame/search-filter.tsx'
import { useCustomers } from '../people-queries.ts'
import { countryName } from '../words/place-names.ts'
import { RelationStatusMark, useWords } from '../words/status-words.tsx'
import { supplierListTexts } from './messages/catalogue.ts'

/** Who buys from this organisation; what they note about it stays theirs. */
export function CustomersList<Key extends string>({ place }: { place: ListPlace<Key | 'q'> }) {
  const t = useText(supplierListTexts)
  const words = useWords()
  const answer = useCustomers({ page: place.page, q: place.values.q })
  const columns = useMemo(
    (): Column<Customer>[] => [
      { key: 'name', head: t('name'), width: 220, cell: ({ partner }) => <b>{partner.name}</b> },
      { key: 'kind', head: t('kind'), width: 110, cell: ({ partner }) => words.kind(partner.kind) },
      { key: 'status', head: t('status'), width: 110, cell: ({ status }) => <RelationStatusMark status={status} /> },
      { key: 'country', head: t('country'), width: 90, cell: ({ partner }) => countryName(partner.country, t.locale) },
      { key: 'currency', head: t('currency'), width: 70, cell: ({ currency }) => currency },
      {
        key: 'basicContractOn',
        head: t('contract'),
        width: 110,
        align: 'end',
        cell: ({ basicContractOn }) => formatDate(basicContractOn) || '–',
      },
    ],
    [t, words],
  )
  return (
    <>
      <div className="people-filters">
        <SearchFilter
          label={t('search.customers')}
          value={place.values.q}
          onChange={(q) => place.set({ q } as Parameters<typeof place.set>[0])}
        />
      </div>
      <ListFrame
        label={t('tab.customers')}
        place={{ ...place, filtered: place.values.q !== '' }}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        card={(row) => (
          <div className="people-card">
            <div className="line">
              <b>{row.partner.name}</b>
              <RelationStatusMark status={row.status} />
            </div>
            <span className="small soft">
              {words.kind(row.partner.kind)} · {countryName(row.partner.country, t.locale)}
            </span>
          </div>
        )}
        empty={{ title: t('customers.none'), text: t('customers.noneWhy') }}
      />
    </>
  )
}
