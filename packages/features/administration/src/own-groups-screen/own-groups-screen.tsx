import type { UserGroup } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { switchOrganisation, useApi, useSession } from '@tsumugi/session'
import { Button, Chip, Status } from '@tsumugi/ui'
import { useState } from 'react'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { useWords } from '../words/status-words.tsx'
import { ownGroupTexts } from './messages/catalogue.ts'

/** /account/user_groups: the organisations one belongs to; the settings of the current one are open, another is switched to. */
export function OwnGroupsScreen() {
  const t = useText(ownGroupTexts)
  const words = useWords()
  const api = useApi()
  const { user, organisation } = useSession()
  const [busy, setBusy] = useState<number | null>(null)
  if (!user) return null
  const act = async (group: UserGroup) => {
    setBusy(group.id)
    await switchOrganisation(api, group.id)
    setBusy(null)
  }
  return (
    <ScreenFrame title={t('title')}>
      <p className="small soft">{t('lead')}</p>
      <ul className="people-rows">
        {user.userGroups.map((group) => {
          const current = group.id === organisation?.id
          return (
            <li key={group.id} aria-current={current || undefined}>
              <span className="grow">
                <b>{group.name}</b> <Chip>{words.kind(group.kind)}</Chip>
              </span>
              {current && <Status look="done">{t('current')}</Status>}
              {!group.agreedTermsAt && <Status look="waiting">{t('terms')}</Status>}
              {current ? (
                <Button href={href('accountUserGroup', { id: group.id })} aria-label={`${t('open')}: ${group.name}`}>
                  {t('open')}
                </Button>
              ) : (
                <Button
                  busy={busy === group.id}
                  onClick={() => void act(group)}
                  aria-label={`${t('switch')}: ${group.name}`}
                >
                  {t('switch')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </ScreenFrame>
  )
}
