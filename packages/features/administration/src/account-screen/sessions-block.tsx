import { wordsOf } from '@tsumugi/api'
import { userSessions, type OpenSession } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Chip, ErrorState, Skeleton, toast } from '@tsumugi/ui'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { Block } from '../frame/screen-frame.tsx'
import { useOpenSessions } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { browserOf } from './browser-of.ts'
import { accountTexts } from './messages/catalogue.ts'

/** Where one is signed in; any of them can be ended from here. */
export function SessionsBlock({ userId, inPerson }: { userId: number; inPerson: boolean }) {
  const t = useText(accountTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const { data: sessions, error, mutate } = useOpenSessions(userId)

  async function act(work: () => Promise<unknown>) {
    try {
      await work()
      toast({ title: t('session.ended') })
    } catch (refused) {
      toast({ title: wordsOf(refused, frame('failed')), type: 'attention' })
    }
    await refresh('user')
  }
  const end = ({ id }: OpenSession) =>
    act(() => api.of(userSessions).delete({ userId, id }, { on404: () => undefined }))

  return (
    <Block title={t('sessions')} lead={t('sessions.lead')}>
      {error && !sessions && <ErrorState heading="h3" onRetry={() => void mutate()} />}
      {!sessions && !error && <Skeleton rows={3} />}
      <ul className="people-rows">
        {(sessions ?? []).map((session) => (
          <li key={session.id}>
            <span className="grow">
              <b>{browserOf(session.agent) ?? t('session.unknown')}</b>{' '}
              {session.current && <Chip hue="indigo">{t('session.current')}</Chip>}
              <br />
              <span className="small soft">
                {[session.address, session.userGroupName, t('session.seen', { at: formatDate(session.seenAt, 'long') })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {session.originalUser && (
                <span className="small warning-text"> {t('session.behind', { name: session.originalUser })}</span>
              )}
            </span>
            {!session.current && inPerson && (
              <Button
                size={24}
                onClick={() => void end(session)}
                aria-label={`${t('session.end')}: ${browserOf(session.agent) ?? t('session.unknown')} ${session.address ?? ''}`}
              >
                {t('session.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {inPerson && (sessions?.length ?? 0) > 1 && (
        <div className="button-row">
          <Button onClick={() => void act(() => api.of(userSessions).deleteOthers({ userId }))}>
            {t('session.endOthers')}
          </Button>
        </div>
      )}
    </Block>
  )
}
