import { useNoun, useText } from '@tsumugi/i18n'
import { href, menuFor, routeNouns } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, useStyles } from '@tsumugi/ui'
import { House, Search } from '@tsumugi/ui/icons'
import { useCurrentAddress } from '../page-links/use-current-address.ts'
import { openPalette } from '../palette/palette-state.ts'
import { helpTexts } from '../screen-help/messages/catalogue.ts'
import type { ScreenProps } from '../screen-props.ts'
import { currentLink } from '../side-menu/current-link.ts'
import { notBuiltTexts } from './messages/catalogue.ts'
import css from './not-built-screen.css?inline'

/** What stands where a screen is not built yet: names the area, says what will be there, leads on. */
export function NotBuiltScreen({ name }: Pick<ScreenProps, 'name'>) {
  useStyles(css)
  const t = useText(notBuiltTexts)
  const help = useText(helpTexts)
  const noun = routeNouns[name]
  const area = useAreaName(name)
  return (
    <section className="not-built-screen">
      <EmptyState
        heading="h1"
        title={area ? t('notBuilt.title', { area }) : t('notBuilt.unnamed')}
        action={
          <>
            <Button icon={House} href={href('home')}>
              {t('notBuilt.home')}
            </Button>
            <Button icon={Search} onClick={openPalette}>
              {t('notBuilt.others')}
            </Button>
          </>
        }
      >
        {noun && <p className="what">{help(`what.${noun}`)}</p>}
        <p>{t('notBuilt.why')}</p>
      </EmptyState>
    </section>
  )
}

/** As the menu calls the link that leads here; else the noun of the route. */
function useAreaName(name: ScreenProps['name']): string | undefined {
  const noun = useNoun()
  const { user, superGroups } = useSession()
  const address = useCurrentAddress()
  const links = user ? menuFor(user, { superGroups }).flatMap((section) => section.links) : []
  const link = currentLink(links, address)
  if (link) return link.text ?? noun(link.name)
  const own = routeNouns[name]
  return own ? noun(own) : undefined
}
