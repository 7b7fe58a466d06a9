import { assignmentRoles, teamAssignments, userGroups } from '@tsumugi/contract'
import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, IconButton, Notice, Select } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { teamTexts } from './team-texts.ts'

type Role = (typeof assignmentRoles)[number]

/** Which team does what for a brand (spec §7, Team assignments). */
export function TeamAssignments({ brandId }: { brandId: number }) {
  const t = useText(teamTexts)
  const { organisation } = useSession()
  const calls = {
    create: useChange(teamAssignments.create),
    update: useChange(teamAssignments.update),
    delete: useChange(teamAssignments.delete),
  }
  const assigned = useQuery(teamAssignments.list, { brandId }, { topics: ['team_assignment'] }).data?.data
  const groupId = organisation?.id
  const teams = useQuery(userGroups.teams, groupId ? { id: groupId } : null, { topics: ['team'] }).data?.data
  const [teamId, setTeamId] = useState('')
  const [role, setRole] = useState<Role>('md')
  const [fault, setFault] = useState('')
  const roles = assignmentRoles.map((value: Role) => ({ value, label: t(`role.${value}`) }))

  async function change(work: Promise<unknown>) {
    setFault('')
    try {
      await work
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
    }
  }
  const add = () =>
    void change(calls.create({ brandId, body: { teamAssignment: { teamId: Number(teamId), role } } })).then(() =>
      setTeamId(''),
    )
  return (
    <section>
      <h3>{t('title')}</h3>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {assigned?.length === 0 && <p className="small soft">{t('none')}</p>}
      {assigned?.map((assignment) => (
        <div key={assignment.id} className="assignment">
          <span>{assignment.teamName}</span>
          <Select
            aria-label={t('role')}
            size={24}
            value={assignment.role}
            placeholder={null}
            options={roles}
            onChange={(next) =>
              void change(
                calls.update({
                  brandId,
                  id: assignment.id,
                  body: { teamAssignment: { role: next, lockVersion: assignment.lockVersion } },
                }),
              )
            }
          />
          <IconButton
            icon={X}
            size={24}
            label={t('remove', { team: assignment.teamName })}
            onClick={() => void change(calls.delete({ brandId, id: assignment.id }))}
          />
        </div>
      ))}
      {teams?.length === 0 ? (
        <p className="small soft">{t('noTeams')}</p>
      ) : (
        <div className="assignment">
          <Select
            aria-label={t('team')}
            size={24}
            value={teamId}
            options={(teams ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={setTeamId}
          />
          <Select
            aria-label={t('role')}
            size={24}
            value={role}
            placeholder={null}
            options={roles}
            onChange={(next) => setRole(next as Role)}
          />
          <Button icon={Plus} size={24} disabled={!teamId} onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
    </section>
  )
}
