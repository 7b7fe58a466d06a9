import { wordsOf } from '@tsumugi/api'
import { teams as teamCalls, type Member, type Organisation, type Team } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, confirm, EmptyState, ErrorState, Skeleton, toast } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useMembers, useTeams } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { memberTexts } from './messages/catalogue.ts'
import { TeamDialog } from './team-dialog.tsx'

/** Teams of the organisation: brands are assigned to them, approvals ask them. */
export function TeamsPanel({ organisation, mayWrite }: { organisation: Organisation; mayWrite: boolean }) {
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const { data: teams, error, mutate } = useTeams(organisation.id)
  const { data: page } = useMembers(organisation.id, { perPage: 500 })
  const [edited, setEdited] = useState<Team | 'new' | null>(null)
  if (error && !teams) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!teams || !page) return <Skeleton rows={4} />
  const people = page.data.filter(({ status }) => status !== 'left')
  const add = mayWrite && (
    <Button type="primary" icon={Plus} onClick={() => setEdited('new')}>
      {t('team.add')}
    </Button>
  )

  async function dissolve({ id, name }: Team) {
    const sure = await confirm({
      title: t('team.dissolve'),
      message: t('team.dissolveSure', { name }),
      type: 'attention',
      okLabel: t('team.dissolve'),
    })
    if (!sure) return
    try {
      await api.of(teamCalls).delete({ userGroupId: organisation.id, id })
    } catch (refused) {
      toast({ title: wordsOf(refused, frame('failed')), type: 'attention', duration: 8_000 })
    }
    await refresh('user_group')
  }

  return (
    <div className="people-panel">
      {teams.length === 0 ? (
        <EmptyState heading="h2" title={t('team.none')} action={add}>
          {t('team.noneWhy')}
        </EmptyState>
      ) : (
        <div className="button-row">{add}</div>
      )}
      <ul className="people-rows">
        {teams.map((team) => (
          <li key={team.id}>
            <span className="grow">
              <b>{team.name}</b>
              <br />
              <span className="small soft">{namesIn(team, people) || t('team.empty')}</span>
            </span>
            {mayWrite && (
              <>
                <Button size={24} onClick={() => setEdited(team)} aria-label={`${t('team.edit')}: ${team.name}`}>
                  {t('team.edit')}
                </Button>
                <Button
                  size={24}
                  type="plain"
                  onClick={() => void dissolve(team)}
                  aria-label={`${t('team.dissolve')}: ${team.name}`}
                >
                  {t('team.dissolve')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <TeamDialog
          organisation={organisation}
          team={edited === 'new' ? null : edited}
          people={people}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

const namesIn = ({ userIds }: Team, people: readonly Member[]) =>
  people
    .filter(({ userId }) => userIds.includes(userId))
    .map(({ name }) => name)
    .join('・')
