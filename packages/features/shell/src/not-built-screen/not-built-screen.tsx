import { useText } from '@tsumugi/i18n'
import { href, menuFor } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, useStyles } from '@tsumugi/ui'
import { House } from '@tsumugi/ui/icons'
import { useCurrentAddress } from '../page-links/use-current-address.ts'
import type { ScreenProps } from '../screen-props.ts'
import { currentLink } from '../side-menu/current-link.ts'
import { sideMenuTexts } from '../side-menu/messages/catalogue.ts'
import { areaOf } from './area-of.ts'
import { notBuiltTexts } from './messages/catalogue.ts'
import css from './not-built-screen.css?inline'

/** What stands where a screen is not built yet: names the area, says so plainly, leads home. */
export function NotBuiltScreen({ name }: Pick<ScreenProps, 'name'>) {
  useStyles(css)
  const t = useText(notBuiltTexts)
  const area = useAreaName(name)
  return (
    <section className="not-built-screen">
      <EmptyState
        heading="h1"
        title={area ? t('notBuilt.title', { area }) : t('notBuilt.unnamed')}
        action={
          <Button icon={House} href={href('home')}>
            {t('notBuilt.home')}
          </Button>
        }
      >
        {t('notBuilt.why')}
      </EmptyState>
    </section>
  )
}

/** As the menu calls the link that leads here; else the area that the path belongs to. */
function useAreaName(name: ScreenProps['name']): string | undefined {
  const t = useText(notBuiltTexts)
  const menu = useText(sideMenuTexts)
  const { user, superGroups } = useSession()
  const address = useCurrentAddress()
  const links = user ? menuFor(user, { superGroups }).flatMap((section) => section.links) : []
  const link = currentLink(links, address)
  if (link) return link.text ?? menu(`menu.${link.name}`)
  const area = areaOf(name)
  return area && t(area)
}
