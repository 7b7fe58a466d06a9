import { canSwitchOrganisation, conciergeEntryAllowed, switchableOrganisations } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Icon, Menu, MenuHeading, MenuItem, useStyles } from '@tsumugi/ui'
import { ChevronsUpDown } from '@tsumugi/ui/icons'
import { switchTexts } from '../organisation-switch/messages/catalogue.ts'
import { useOrganisationLists } from '../organisation-switch/use-organisation-lists.ts'
import { useOrganisationSwitch } from '../organisation-switch/use-organisation-switch.ts'
import css from './ribbon.css?inline'

export interface RibbonProps {
  /** The page around draws a header of its own: no ribbon (spec §2). */
  embedded?: boolean
}

/** The name-tape of the organisation one acts for, 288 px wide; shows only where another may be chosen (spec §2). */
export function Ribbon({ embedded = false }: RibbonProps) {
  useStyles(css)
  const t = useText(switchTexts)
  const switchTo = useOrganisationSwitch()
  useOrganisationLists()
  const { user, organisation, concierges, phase } = useSession()
  // Nobody knows yet whether it will show: its room is kept, so that nothing below jumps.
  if (!embedded && !user && phase !== 'ready') return <div className="ribbon" />
  if (embedded || !user || !canSwitchOrganisation(user, concierges)) return null

  const own = new Set(user.userGroups.map((group) => group.id))
  const entries = switchableOrganisations(user, concierges).map((group) => (
    <MenuItem
      key={group.id}
      checked={group.id === organisation?.id}
      onSelect={() => group.id !== organisation?.id && void switchTo(group.id)}
      reason={own.has(group.id) || conciergeEntryAllowed(user, group) ? undefined : t('concierge.terms')}
      end={group.id === organisation?.id ? undefined : group.kind.toUpperCase()}
    >
      {group.name}
    </MenuItem>
  ))
  return (
    <div className="ribbon">
      <Menu
        label={t('ribbon.label')}
        trigger={(props) => (
          <button {...props} type="button" className="tape" title={t('ribbon.label')}>
            <span className="seal" aria-hidden="true">
              {[...(organisation?.name ?? '')][0]}
            </span>
            <span className="who">
              <b className="one-line">{organisation?.name}</b>
              <span>{user.kind.toUpperCase()}</span>
            </span>
            <Icon of={ChevronsUpDown} size={16} />
          </button>
        )}
      >
        <MenuHeading>{t('ribbon.own')}</MenuHeading>
        {entries.slice(0, own.size)}
        {entries.length > own.size && <MenuHeading>{t('ribbon.concierge')}</MenuHeading>}
        {entries.slice(own.size)}
      </Menu>
    </div>
  )
}
