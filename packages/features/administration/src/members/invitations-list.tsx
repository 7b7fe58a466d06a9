import { wordsOf } from '@tsumugi/api'
import { invitations, type Invitation, type Organisation } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useConfirmedIdentity } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, Status, toast } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useInvitations } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { useWords } from '../words/status-words.tsx'
import { memberTexts } from './messages/catalogue.ts'

/** Invitations that nobody has accepted yet: sent again, or taken back. */
export function InvitationsList({ organisation: { id: userGroupId } }: { organisation: Organisation }) {
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const { confirming, dialog } = useConfirmedIdentity()
  const { data } = useInvitations(userGroupId)
  if (!data?.length) return null

  async function act(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toast({ title: done })
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
    }
    await refresh('user_group')
  }
  const again = ({ email, role, functions }: Invitation) =>
    act(
      () =>
        confirming(() =>
          api
            .of(invitations)
            .create({ userGroupId, body: { invitation: { email, role, functions: functions ?? [] } } }),
        ),
      t('invited', { email }),
    )
  const back = ({ id, email }: Invitation) =>
    act(
      () => api.of(invitations).delete({ userGroupId, id }, { on404: () => undefined }),
      t('invitation.withdrawn', { email }),
    )

  return (
    <section aria-label={t('invitations')}>
      <h2 className="small">{t('invitations')}</h2>
      <ul className="people-rows">
        {data.map((invitation) => (
          <li key={invitation.id}>
            <span className="grow">
              <b>{invitation.email}</b> <span className="small soft">{words.role(invitation.role)}</span>
            </span>
            <Status look={invitation.expired ? 'late' : 'waiting'}>
              {invitation.expired
                ? t('invitation.expired')
                : t('invitation.until', { day: formatDate(invitation.expiresAt, 'shortNoYear') })}
            </Status>
            <Button
              size={24}
              onClick={() => void again(invitation)}
              aria-label={`${t('invitation.again')}: ${invitation.email}`}
            >
              {t('invitation.again')}
            </Button>
            <Button
              size={24}
              type="plain"
              onClick={() => void back(invitation)}
              aria-label={`${t('invitation.back')}: ${invitation.email}`}
            >
              {t('invitation.back')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
