import { useText } from '@tsumugi/i18n'
import { SearchField, Switch } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Definition, RecordText } from '../definition.ts'
import { FieldFilters } from './field-filters.tsx'
import { listTexts } from '../messages/catalogue.ts'
import type { RecordAddress, RecordPlace } from '../record-address.ts'

/** Ms of rest in typing before the list is asked for. */
const pause = 250

export interface ListFiltersProps {
  definition: Definition
  t: RecordText
  place: RecordPlace
  onChange: RecordAddress['go']
  children?: ReactNode
}

/** What narrows the list; all of it stands in the address. */
export function ListFilters({ definition, t: words, place, onChange, children }: ListFiltersProps) {
  const t = useText(listTexts)
  const [typed, setTyped] = useState(place.q)
  const [known, setKnown] = useState(place.q)
  if (known !== place.q) {
    setKnown(place.q)
    setTyped(place.q)
  }
  // Whatever was opened meanwhile stays open.
  const find = useEffectEvent(() => onChange({ q: typed }))
  useEffect(() => {
    if (typed === place.q) return
    const timer = setTimeout(() => find(), pause)
    return () => clearTimeout(timer)
  }, [typed, place.q])
  return (
    <div className="record-filters">
      {children}
      <SearchField slash label={t('search')} value={typed} onChange={setTyped} />
      <FieldFilters {...{ definition, place }} t={words} onChange={(filter) => onChange({ filter })} />
      <Switch checked={place.archived} onChange={(archived) => onChange({ archived })}>
        {t('archived')}
      </Switch>
    </div>
  )
}
