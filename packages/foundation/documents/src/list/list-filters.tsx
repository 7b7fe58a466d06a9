import { hasStyleLines, messageThreads, productions, type DocumentKind } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { useQuery } from '@tsumugi/queries'
import type { ListPlace } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, Checkbox, DateField, InlineModal, NumberField, SearchField, Select, TextField } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentWords } from '../words/document-words.ts'
import type { FilterKey } from './list-query.ts'

/** What stands behind the button. */
const further = ['from', 'to', 'least', 'most', 'turn', 'assignee', 'tag', 'late', 'brand', 'season'] as const
/** Ms of rest in typing before the list is asked for. */
const pause = 250

interface ListFiltersProps {
  readonly kind: DocumentKind
  readonly place: ListPlace<FilterKey>
  readonly words: DocumentWords
}

/** What narrows the list beside its tabs; all of it stands in the address. */
export function ListFilters({ kind, place, words }: ListFiltersProps) {
  const { t } = words
  const { values, set } = place
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const count = further.filter((key) => values[key]).length
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
        <FurtherFilters {...{ kind, place, words }} />
      </InlineModal>
      {place.filtered && (
        <Button type="plain" onClick={place.clear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

/** Whose turn it is, what is late, what one's own side keeps beside it, its styles, and ranges of days and amounts. */
function FurtherFilters({ kind, place, words }: ListFiltersProps) {
  const { values, set } = place
  const { t } = words
  const { user } = useSession()
  const me = String(user?.id)
  const turns = (['ours', 'theirs'] as const).map((value) => ({ value, label: t(`filter.turn.${value}`) }))
  return (
    <div className="document-dates">
      <Select
        label={t('filter.turn')}
        value={values.turn}
        placeholder={null}
        options={[{ value: '', label: t('filter.any') }, ...turns]}
        onChange={(turn) => set({ turn })}
      />
      <Tag label={t('filter.tag')} value={values.tag} onChange={(tag) => set({ tag })} />
      <Checkbox checked={values.assignee === me} onChange={(on) => set({ assignee: on ? me : '' })}>
        {t('filter.mine')}
      </Checkbox>
      {kind.due && (
        <Checkbox checked={values.late === 'true'} onChange={(on) => set({ late: on ? 'true' : '' })}>
          {t('filter.late')}
        </Checkbox>
      )}
      {hasStyleLines(kind) && user && admits(user, productions.list.access) && <StyleFilters {...{ place, words }} />}
      <DateField label={t('filter.from')} value={values.from} onChange={(from) => set({ from })} />
      <DateField label={t('filter.to')} value={values.to} onChange={(to) => set({ to })} />
      <NumberField label={t('filter.least')} digits={4} value={values.least} onChange={(least) => set({ least })} />
      <NumberField label={t('filter.most')} digits={4} value={values.most} onChange={(most) => set({ most })} />
    </div>
  )
}

/** Brands and seasons of the styles that the reader sees. */
function StyleFilters({ place: { values, set }, words: { t } }: Omit<ListFiltersProps, 'kind'>) {
  const choices = useQuery(productions.list, { query: { perPage: 1 } }).data?.choices
  const any = { value: '', label: t('filter.any') }
  return (
    <>
      <Select
        label={t('filter.brand')}
        value={values.brand}
        placeholder={null}
        options={[any, ...(choices?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(brand) => set({ brand })}
      />
      <Select
        label={t('filter.season')}
        value={values.season}
        placeholder={null}
        options={[any, ...(choices?.seasons ?? []).map((each) => ({ value: each, label: each }))]}
        onChange={(season) => set({ season })}
      />
    </>
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
