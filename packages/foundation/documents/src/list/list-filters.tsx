import { messageThreads } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import type { ListPlace } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, Checkbox, DateField, InlineModal, NumberField, SearchField, Select, TextField } from '@tsumugi/ui'
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
export function ListFilters({ place, words }: ListFiltersProps) {
  const { t } = words
  const { values, set } = place
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const { from, to, least, most, turn, assignee, tag } = values
  const count = [from, to, least, most, turn, assignee, tag].filter(Boolean).length
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
        <FurtherFilters {...{ place, words }} />
      </InlineModal>
      {place.filtered && (
        <Button type="plain" onClick={place.clear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

/** Whose turn it is, what one's own side keeps beside it, and ranges of days and amounts. */
function FurtherFilters({ place: { values, set }, words: { t } }: ListFiltersProps) {
  const { user } = useSession()
  const me = String(user?.id)
  const turns = (['ours', 'theirs'] as const).map((value) => ({ value, label: t(`filter.turn.${value}`) }))
  return (
    <div className="document-dates">
      <Select
        label={t('filter.turn')}
        value={values.turn}
        placeholder={null}
        options={[{ value: '', label: t('filter.turn.any') }, ...turns]}
        onChange={(turn) => set({ turn })}
      />
      <Tag label={t('filter.tag')} value={values.tag} onChange={(tag) => set({ tag })} />
      <Checkbox checked={values.assignee === me} onChange={(on) => set({ assignee: on ? me : '' })}>
        {t('filter.mine')}
      </Checkbox>
      <DateField label={t('filter.from')} value={values.from} onChange={(from) => set({ from })} />
      <DateField label={t('filter.to')} value={values.to} onChange={(to) => set({ to })} />
      <NumberField label={t('filter.least')} digits={4} value={values.least} onChange={(least) => set({ least })} />
      <NumberField label={t('filter.most')} digits={4} value={values.most} onChange={(most) => set({ most })} />
    </div>
  )
}

interface TypedProps {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

function Search({ label, ...text }: TypedProps) {
  const [typed, setTyped] = usePausedText(text)
  return <SearchField slash label={label} value={typed} onChange={setTyped} />
}

function Tag({ label, ...text }: TypedProps) {
  const [typed, setTyped] = usePausedText(text)
  return <TextField label={label} value={typed} maxLength={100} onChange={setTyped} />
}

/** What is being typed; told once the typing rests, and following what is set from outside. */
function usePausedText({ value, onChange }: Omit<TypedProps, 'label'>) {
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
  return [typed, setTyped] as const
}
