import { wordsOf } from '@tsumugi/api'
import { keepsOrganisations, superGroups, type SuperGroup } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useApi, useSession } from '@tsumugi/session'
import { Button, confirm, toast, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { useSuperGroups } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { superGroupTexts } from './messages/catalogue.ts'
import { SuperGroupDialog } from './super-group-dialog.tsx'

/** /super_groups: organisations that may read one another. */
export function SuperGroupsScreen({ query }: PageAddress) {
  const t = useText(superGroupTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const place = useListPlace({ query }, href('superGroups'), [])
  const answer = useSuperGroups(place.page)
  const [edited, setEdited] = useState<SuperGroup | 'new' | null>(null)
  const mayKeep = admits(useSession().user, keepsOrganisations)
  const columns = useMemo(
    (): Column<SuperGroup>[] => [
      { key: 'name', head: t('name'), width: 220, cell: ({ name }) => <b>{name}</b> },
      { key: 'members', head: t('members'), width: 420, cell: (group) => namesOf(group) || '–' },
      { key: 'count', head: t('count'), width: 80, align: 'end', cell: ({ userGroups }) => userGroups.length },
    ],
    [t],
  )

  async function dissolve({ id, name }: SuperGroup) {
    const sure = await confirm({
      title: t('dissolve'),
      message: t('dissolve.sure', { name }),
      type: 'attention',
      okLabel: t('dissolve'),
    })
    if (!sure) return
    try {
      await api.of(superGroups).delete({ id })
      setEdited(null)
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
    }
    await refresh('super_group')
  }

  const add = mayKeep && (
    <Button type="primary" icon={Plus} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <ScreenFrame title={t('title')} actions={add}>
      <p className="small soft">{t('lead')}</p>
      <ListFrame
        label={t('title')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        {...(mayKeep && { onOpen: setEdited })}
        card={(group) => (
          <div className="people-card">
            <button type="button" className="people-open" onClick={() => setEdited(group)}>
              {group.name}
            </button>
            <span className="small soft">{namesOf(group)}</span>
          </div>
        )}
        empty={{ title: t('none'), text: t('lead'), action: add }}
      />
      {edited && (
        <SuperGroupDialog
          key={edited === 'new' ? 'new' : edited.id}
          group={edited === 'new' ? null : edited}
          onDissolve={edited === 'new' ? undefined : () => void dissolve(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </ScreenFrame>
  )
}

const namesOf = ({ userGroups }: SuperGroup) => userGroups.map(({ name }) => name).join('・')
