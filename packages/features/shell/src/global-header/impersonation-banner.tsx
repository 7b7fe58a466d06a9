import type { SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { exitImpersonationPath } from '@tsumugi/session'
import { Button, Icon, useStyles } from '@tsumugi/ui'
import { Eye } from '@tsumugi/ui/icons'
import { usePageLinks } from '../page-links/use-page-links.ts'
import css from './impersonation-banner.css?inline'
import { headerTexts } from './messages/catalogue.ts'

/** Says whose eyes one borrows: organisation and user name, with the way back (spec §2). */
export function ImpersonationBanner({ user }: { user: SessionUser }) {
  useStyles(css)
  const t = useText(headerTexts)
  const { addressOf } = usePageLinks()
  const said = t.rich('acting.as', {
    organisation: user.currentUserGroup?.name ?? '',
    name: user.name,
    b: (chunks) => <b>{chunks}</b>,
  })
  return (
    <aside className="impersonation-banner" aria-label={t('acting.label')}>
      <span>
        <Icon of={Eye} size={16} />
        {said}
      </span>
      <Button href={addressOf(exitImpersonationPath)} size={24}>
        {t('acting.back')}
      </Button>
    </aside>
  )
}
