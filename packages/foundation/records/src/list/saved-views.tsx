import { listTemplates, snake, type ListTarget, type ListTemplate } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi, useSession } from '@tsumugi/session'
import { Button, Checkbox, Chip, IconButton, InlineModal, Notice, TextField } from '@tsumugi/ui'
import { Bookmark, X } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import useSWR from 'swr'
import type { Definition } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import type { RecordAddress, RecordPlace } from '../record-address.ts'
import { wordsOf } from '../refusals.ts'

interface SavedViewsProps {
  definition: Definition
  place: RecordPlace
  go: RecordAddress['go']
  /** Keys of the columns in sight. */
  shown: readonly string[]
  onShown(keys: readonly string[]): void
}

const none = { groupBy: null, rowColor: null, teamId: null } as const

/** Columns, filters and order of this list under names, one's own and those shared with one; a default opens by itself. */
export function SavedViews({ definition, place, go, shown, onShown }: SavedViewsProps) {
  const t = useText(listTexts)
  const calls = useApi().of(listTemplates)
  const { user } = useSession()
  const target = snake(definition.master.name) as ListTarget
  const query = { target }
  const { data: views, mutate } = useSWR(['records', 'views', target], async () => (await calls.list({ query }, { on403: () => undefined })).data, {
    revalidateOnFocus: false, shouldRetryOnError: false,
  })
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [usual, setUsual] = useState(false)
  const [fault, setFault] = useState('')

  function apply(view: ListTemplate) {
    go({ sort: view.sort ?? '', filter: Object.fromEntries(view.filters.map(({ column, value }) => [column, value])) })
    onShown(view.columns)
  }
  // Only a list that was opened without any wish of its own begins with the default.
  const [isBare] = useState(place.id === null && !place.q && !place.sort && !place.archived && place.page === 1 && Object.keys(place.filter).length === 0)
  const begin = useEffectEvent(() => {
    const view = isBare ? views?.find(({ isDefault, mayChange }) => isDefault && mayChange) : undefined
    if (view) apply(view)
  })
  const known = views !== undefined
  useEffect(() => {
    if (known) begin()
  }, [known])

  async function change(work: Promise<unknown>) {
    setFault('')
    try {
      await work
      await mutate()
    } catch (error) {
      setFault(wordsOf(error) || t('saved.failed'))
    }
  }
  const filters = Object.entries(place.filter).map(([column, value]) => ({ column, value }))
  const save = () => change(calls.create({
    query, body: { listTemplate: { ...none, name: name.trim(), columns: [...shown], filters, sort: place.sort || null, share: shared ? 'group' : 'me', isDefault: usual } },
  }).then(() => setName('')))
  return (
    <InlineModal label={t('saved')} placement="below-end" trigger={(props) => <IconButton icon={Bookmark} label={t('saved')} {...props} />}>
      {(close) => (
        <form
          className="record-views"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) void save()
          }}
        >
          {views?.length === 0 && <p className="small soft">{t('saved.none')}</p>}
          {views?.map((view) => (
            <div key={view.id} className="view">
              <button
                type="button"
                className="open"
                onClick={() => {
                  apply(view)
                  close()
                }}
              >
                {view.name}
              </button>
              {view.share === 'group' && <Chip>{t('saved.shared')}</Chip>}
              {view.mayChange && <IconButton icon={X} size={24} label={t('saved.remove', { name: view.name })} onClick={() => void change(calls.delete({ id: view.id, query }))} />}
            </div>
          ))}
          {fault && <Notice hue="madder" live>{fault}</Notice>}
          <TextField label={t('saved.name')} value={name} onChange={setName} maxLength={100} autoComplete="off" />
          {user?.powerUser && <Checkbox checked={shared} onChange={setShared}>{t('saved.share')}</Checkbox>}
          <Checkbox checked={usual} onChange={setUsual}>{t('saved.default')}</Checkbox>
          <Button submit disabled={!name.trim()}>{t('saved.save')}</Button>
        </form>
      )}
    </InlineModal>
  )
}
