import { wordsOf } from '@tsumugi/api'
import { members, type Member, type Organisation } from '@tsumugi/contract'
import { grantableRoles, mayChangeMember, type MemberRole } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi, useSession } from '@tsumugi/session'
import { Button, confirm, Dialog, Notice, Select, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useTeams } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { MemberStatusMark, useWords } from '../words/status-words.tsx'
import { memberTexts } from './messages/catalogue.ts'

interface MemberDialogProps {
  organisation: Organisation
  member: Member
  mayWrite: boolean
  onClose(): void
}

/** One person: role, standing, teams; what one may change of somebody depends on one's own role. */
export function MemberDialog({ organisation, member, mayWrite, onClose }: MemberDialogProps) {
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const { user } = useSession()
  const { data: teams } = useTeams(organisation.id)
  const [role, setRole] = useState<MemberRole>(member.role)
  const [failure, setFailure] = useState('')
  const { confirming, dialog } = useConfirmedIdentity()
  const [busy, setBusy] = useState(false)
  const place = { userGroupId: organisation.id, id: member.id }
  const client = api.of(members)
  const reaches = mayWrite && mayChangeMember(organisation.role, member.role)
  const isSelf = member.userId === user?.id

  async function act(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    setFailure('')
    try {
      await work()
      toast({ title: done })
      await refresh('user_group')
      onClose()
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
      void refresh('user_group')
    } finally {
      setBusy(false)
    }
  }
  const suspend = () => act(() => client.suspend(place), t('suspended', { name: member.name }))
  const resume = () => act(() => client.resume(place), t('resumed', { name: member.name }))
  const leave = async () => {
    const sure = await confirm({
      title: isSelf ? t('leave.own') : t('leave'),
      message: t('leave.sure', { name: member.name }),
      type: 'attention',
      okLabel: t('leave.ok'),
    })
    if (sure) await act(() => client.leave(place), t('left', { name: member.name }))
  }
  const save = () =>
    act(
      () => confirming(() => client.update({ ...place, body: { member: { role, lockVersion: member.lockVersion } } })),
      frame('save.done'),
    )
  const roles = [...new Set<MemberRole>([member.role, ...grantableRoles(organisation.role)])]
  const ofTeams = (teams ?? []).filter(({ id }) => member.teamIds.includes(id)).map(({ name }) => name)
  return (
    <Dialog
      title={member.name}
      onClose={onClose}
      busy={busy}
      primary={
        reaches
          ? {
              label: frame('save'),
              onClick: () => void save(),
              disabled: role === member.role,
              reason: role === member.role ? frame('save.nothing') : undefined,
            }
          : undefined
      }
    >
      <div className="people-card">
        {failure && (
          <Notice hue="madder" live>
            {failure}
          </Notice>
        )}
        <dl className="people-facts">
          <dt>{t('email')}</dt>
          <dd>{member.email}</dd>
          <dt>{t('status')}</dt>
          <dd>
            <MemberStatusMark status={member.status} />
          </dd>
          <dt>{t('teams')}</dt>
          <dd>{ofTeams.join(', ') || '–'}</dd>
          <dt>{t('functions')}</dt>
          <dd>{member.functions ? t('functions.some', { count: member.functions.length }) : t('functions.all')}</dd>
          <dt>{t('twoFactor')}</dt>
          <dd>{member.twoFactor ? t('twoFactor.on') : '–'}</dd>
          <dt>{t('lastSeen')}</dt>
          <dd>{formatDate(member.lastSeenAt, 'long') || '–'}</dd>
          <dt>{t('terms')}</dt>
          <dd>{formatDate(member.agreedTermsAt) || t('terms.open')}</dd>
        </dl>
        <Select
          label={t('role')}
          value={role}
          onChange={(value) => setRole(value)}
          disabled={!reaches}
          hint={reaches ? t(`role.${role}.hint`) : t('role.above')}
          options={roles.map((value) => ({ value, label: words.role(value) }))}
        />
        <div className="button-row">
          {reaches && member.status === 'active' && !isSelf && (
            <Button onClick={() => void suspend()}>{t('suspend')}</Button>
          )}
          {reaches && member.status !== 'active' && <Button onClick={() => void resume()}>{t('resume')}</Button>}
          {(reaches || isSelf) && member.status !== 'left' && (
            <Button type="plain" onClick={() => void leave()}>
              {isSelf ? t('leave.own') : t('leave')}
            </Button>
          )}
        </div>
      </div>
      {dialog}
    </Dialog>
  )
}
