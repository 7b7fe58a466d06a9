import { conciergeEntries, type SessionUser, type UserGroup } from '@tsumugi/domain'
import { useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { signOut, useApi, useSession } from '@tsumugi/session'
import { Avatar, Menu, MenuHeading, MenuItem, MenuLine } from '@tsumugi/ui'
import { LogOut } from '@tsumugi/ui/icons'
import { useOrganisationSwitch } from '../organisation-switch/use-organisation-switch.ts'
import { headerTexts } from './messages/catalogue.ts'

/**
 * Organisation name, kind in upper case and user name; one switch entry per organisation of the user, concierge entries
 * for admins, and sign-out (spec §2).
 */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useText(headerTexts)
  const api = useApi()
  const { emit } = useHost()
  const { concierges, organisation } = useSession()
  const lookedAfter = conciergeEntries(user, concierges)
  return (
    <Menu
      label={t('account.label')}
      placement="below-end"
      trigger={(props) => (
        <button {...props} type="button" className="account" title={user.name}>
          <Avatar name={user.name} size={32} />
          <span className="unseen">{`${t('account.label')}: `}</span>
          <span className="name small one-line">{user.name}</span>
        </button>
      )}
    >
      <div className="account-facts" role="presentation">
        <b>{organisation?.name}</b>
        <span className="tiny faint">{user.kind.toUpperCase()}</span>
        <span className="small soft">{user.name}</span>
      </div>
      <MenuLine />
      <MenuHeading>{t('account.switch')}</MenuHeading>
      <Entries groups={user.userGroups} current={organisation?.id} />
      {lookedAfter.length > 0 && <MenuHeading>{t('account.concierge')}</MenuHeading>}
      <Entries groups={lookedAfter} current={undefined} />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={() => emit('sign-out', {}, { cancelable: true }) && signOut(api)}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  )
}

function Entries({ groups, current }: { groups: readonly UserGroup[]; current: number | undefined }) {
  const switchTo = useOrganisationSwitch()
  return groups.map(({ id, name, kind }) => (
    <MenuItem
      key={id}
      checked={current === undefined ? undefined : id === current}
      onSelect={() => id !== current && void switchTo(id)}
      end={id === current ? undefined : kind.toUpperCase()}
    >
      {name}
    </MenuItem>
  ))
}
