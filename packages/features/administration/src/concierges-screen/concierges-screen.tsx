import { wordsOf } from '@tsumugi/api'
import { concierges, keepsPlatform, type ConciergeEntry } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { switchOrganisation, useApi, useSession } from '@tsumugi/session'
import { Button, confirm, Status, toast, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { SearchFilter } from '../frame/search-filter.tsx'
import { useConcierges } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { useWords } from '../words/status-words.tsx'
import { AddConciergeDialog } from './add-concierge-dialog.tsx'
import { conciergeTexts } from './messages/catalogue.ts'

/** /concierges: who of the platform looks after which organisation. */
export function ConciergesScreen({ query }: PageAddress) {
  const t = useText(conciergeTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const { user } = useSession()
  const refresh = useRefresh()
  const place = useListPlace({ query }, href('concierges'), ['q'])
  const answer = useConcierges({ page: place.page, ...place.values })
  const [adding, setAdding] = useState(false)
  const own = user?.id
  const mayKeep = admits(user, keepsPlatform)

  const enter = useMemo(
    () =>
      async ({ userGroupId }: ConciergeEntry) => {
        const result = await switchOrganisation(api, userGroupId)
        if (result === 'conciergeRefused') toast({ title: t('refused'), type: 'attention', duration: 8_000 })
      },
    [api, t],
  )
  const end = useMemo(
    () => async (entry: ConciergeEntry) => {
      const sure = await confirm({
        title: t('end'),
        message: t('end.sure', { name: entry.user?.name ?? '', organisation: entry.userGroup.name }),
        type: 'attention',
        okLabel: t('end'),
      })
      if (!sure || entry.id === undefined) return
      try {
        await api.of(concierges).delete({ id: entry.id })
      } catch (error) {
        toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
      }
      await refresh('concierge')
    },
    [api, frame, refresh, t],
  )
  const columns = useMemo(
    (): Column<ConciergeEntry>[] => [
      { key: 'user', head: t('person'), width: 130, cell: (entry) => <b>{entry.user?.name}</b> },
      { key: 'email', head: t('email'), width: 210, cell: (entry) => entry.user?.email },
      { key: 'organisation', head: t('organisation'), width: 190, cell: ({ userGroup }) => userGroup.name },
      { key: 'kind', head: t('kind'), width: 90, cell: ({ userGroup }) => words.kind(userGroup.kind) },
      { key: 'terms', head: t('terms'), width: 120, cell: (entry) => <Terms entry={entry} /> },
      {
        key: 'acts',
        head: <span className="unseen">{t('acts')}</span>,
        name: t('acts'),
        width: 190,
        align: 'end',
        cell: (entry) => <Acts {...{ entry, own, mayKeep, enter, end }} />,
      },
    ],
    [t, words, own, mayKeep, enter, end],
  )
  const add = mayKeep && (
    <Button type="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <ScreenFrame title={t('title')} actions={add}>
      <div className="people-filters">
        <SearchFilter label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
      </div>
      <ListFrame
        label={t('title')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        card={(entry) => (
          <div className="people-card">
            <div className="line">
              <b>{entry.user?.name}</b>
              <Terms entry={entry} />
            </div>
            <span className="small">{entry.userGroup.name}</span>
            <div className="button-row">
              <Acts {...{ entry, own, mayKeep, enter, end }} />
            </div>
          </div>
        )}
        empty={{ title: t('none'), action: add }}
      />
      {adding && <AddConciergeDialog onClose={() => setAdding(false)} />}
    </ScreenFrame>
  )
}

function Terms({ entry: { userGroup } }: { entry: ConciergeEntry }) {
  const t = useText(conciergeTexts)
  return userGroup.agreedTermsAt ? (
    <Status look="done">{formatDate(userGroup.agreedTermsAt)}</Status>
  ) : (
    <Status look="waiting">{t('terms.open')}</Status>
  )
}

interface ActsProps {
  entry: ConciergeEntry
  own: number | undefined
  mayKeep: boolean
  enter(entry: ConciergeEntry): Promise<void>
  end(entry: ConciergeEntry): Promise<void>
}

/** One's own organisations are entered from here too. */
function Acts({ entry, own, mayKeep, enter, end }: ActsProps) {
  const t = useText(conciergeTexts)
  const named = (words: string) => `${words}: ${entry.user?.name}, ${entry.userGroup.name}`
  return (
    <>
      {entry.user?.id === own && (
        <Button size={24} onClick={() => void enter(entry)} aria-label={named(t('enter'))}>
          {t('enter')}
        </Button>
      )}
      {mayKeep && (
        <Button size={24} type="plain" onClick={() => void end(entry)} aria-label={named(t('end'))}>
          {t('end')}
        </Button>
      )}
    </>
  )
}
