import { careEditions, labelStatuses } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { FilterChip, SearchField, Select } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLabelOptions } from '../label-queries.ts'
import { statusTexts } from '../status/status-texts.ts'
import type { ListPlace } from './list-address.ts'
import { listTexts } from './messages/catalogue.ts'

const settle = 300

export interface ListFiltersProps {
  place: ListPlace
  onChange(change: Partial<ListPlace>): void
  /** Only the brand itself has brands to choose from. */
  withBrands: boolean
}

/** What narrows the list: words, status, edition, brand. */
export function ListFilters({ place, onChange, withBrands }: ListFiltersProps) {
  const t = useText(listTexts)
  const status = useText(statusTexts)
  const [words, setWords] = useState(place.q)
  const [seen, setSeen] = useState(place.q)
  if (seen !== place.q) {
    setSeen(place.q)
    setWords(place.q)
  }
  const search = useEffectEvent(() => onChange({ q: words.trim() }))
  useEffect(() => {
    if (words.trim() === place.q) return
    const timer = setTimeout(() => search(), settle)
    return () => clearTimeout(timer)
  }, [words, place.q])
  return (
    <div className="filters" role="search">
      <SearchField label={t('search')} value={words} onChange={setWords} slash />
      <Select
        aria-label={t('status')}
        placeholder={`${t('status')}: ${t('any')}`}
        value={place.status}
        onChange={(value) => onChange({ status: value })}
        options={labelStatuses.map((value) => ({ value, label: status(value) }))}
      />
      <Select
        aria-label={t('edition')}
        placeholder={`${t('edition')}: ${t('any')}`}
        value={place.edition}
        onChange={(value) => onChange({ edition: value })}
        options={careEditions.map((value) => ({ value, label: t('edition.name', { edition: value }) }))}
      />
      {withBrands && <BrandFilter value={place.brandId} onChange={(brandId) => onChange({ brandId })} />}
      {place.merchandisingId !== null && (
        <FilterChip name={t('product')} onRemove={() => onChange({ merchandisingId: null })} />
      )}
    </div>
  )
}

function BrandFilter({ value, onChange }: { value: number | null; onChange(id: number | null): void }) {
  const t = useText(listTexts)
  const { data } = useLabelOptions()
  return (
    <Select
      aria-label={t('brand')}
      placeholder={`${t('brand')}: ${t('any')}`}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id ? Number(id) : null)}
      options={(data?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
