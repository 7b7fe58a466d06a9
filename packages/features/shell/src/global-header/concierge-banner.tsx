import type { SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Icon, useStyles } from '@tsumugi/ui'
import { Eye } from '@tsumugi/ui/icons'
import { useOrganisationSwitch } from '../organisation-switch/use-organisation-switch.ts'
import css from './impersonation-banner.css?inline'
import { headerTexts } from './messages/catalogue.ts'

/** Says whose work one does as concierge, as an impersonation is marked, with the way back to one's own organisation. */
export function ConciergeBanner({ user }: { user: SessionUser }) {
  useStyles(css)
  const t = useText(headerTexts)
  const switchTo = useOrganisationSwitch()
  const [home] = user.userGroups
  return (
    <aside className="impersonation-banner" aria-label={t('concierge.label')}>
      <span>
        <Icon of={Eye} size={16} />
        {t.rich('concierge.for', { organisation: user.currentUserGroup?.name ?? '', b: (chunks) => <b>{chunks}</b> })}
      </span>
      {home && (
        <Button size={24} onClick={() => void switchTo(home.id)}>
          {t('concierge.back', { organisation: home.name })}
        </Button>
      )}
    </aside>
  )
}
