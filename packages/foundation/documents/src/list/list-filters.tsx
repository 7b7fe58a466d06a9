import { messageThreads } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import type { ListPlace } from '@tsumugi/records'
import { Button, DateField, InlineModal, NumberField, SearchField, Select } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentWords } from '../words/document-words.ts'
import type { FilterKey } from './list-query.ts'

/** Ms of rest in typing before the list is asked for. */
const pause = 250

interface ListFiltersProps {
  readonly place: ListPlace<FilterKey>
  readonly words: DocumentWords
}

/** What narrows the list beside its tabs; all of it stands in the address. */
export function ListFilters({ place, words: { t } }: ListFiltersProps) {
  const { values, set } = place
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const count = [values.from, values.to, values.least, values.most].filter(Boolean).length
  return (
    <div className="document-filters">
      <Search label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      <Select
        aria-label={t('partner')}
        value={values.partner}
        placeholder={null}
        options={[
          { value: '', label: t('partner.any') },
          ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(partner) => set({ partner })}
      />
      <InlineModal
        label={t('filter')}
        trigger={(props) => (
          <Button icon={ListFilter} {...props}>
            {count > 0 ? t('filter.count', { count }) : t('filter')}
          </Button>
        )}
      >
        <div className="document-dates">
          <DateField label={t('filter.from')} value={values.from} onChange={(from) => set({ from })} />
          <DateField label={t('filter.to')} value={values.to} onChange={(to) => set({ to })} />
          <NumberField label={t('filter.least')} digits={4} value={values.least} onChange={(least) => set({ least })} />
          <NumberField label={t('filter.most')} digits={4} value={values.most} onChange={(most) => set({ most })} />
        </div>
      </InlineModal>
      {place.filtered && (
        <Button type="plain" onClick={place.clear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function Search({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const find = useEffectEvent(() => onChange(typed))
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => find(), pause)
    return () => clearTimeout(timer)
  }, [typed, value])
  return <SearchField slash label={label} value={typed} onChange={setTyped} />
}
