import { isConcierge } from '@tsumugi/domain'
import { useHost } from '@tsumugi/element'
import { setLocale, setPageLanguage, useText } from '@tsumugi/i18n'
import { currentAddress, isFramed, signInAddress } from '@tsumugi/navigation'
import { storage, useApi, useSession } from '@tsumugi/session'
import { Button, useStyles } from '@tsumugi/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useOrganisationLists } from '../organisation-switch/use-organisation-lists.ts'
import { usePageLinks } from '../page-links/use-page-links.ts'
import { Ribbon } from '../ribbon/ribbon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ConciergeBanner } from './concierge-banner.tsx'
import css from './global-header.css?inline'
import { HelpButton } from './help-button.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'
import { headerTexts } from './messages/catalogue.ts'

/** Only within the application, and after the rest of the header. */
const NewsButtons = lazy(() =>
  import('../notification-centre/news-buttons.tsx').then((m) => ({ default: m.NewsButtons })),
)

export interface GlobalHeaderProps {
  /** The page around has a header of its own: no ribbon (spec §2). Left out, the mode and the frame decide. */
  embedded?: boolean
  hideRibbon?: boolean
  hideMenu?: boolean
  /** Read from the page's `product-name` where left out. */
  productName?: string
}

/** The global header of spec §2: menu, logo, ribbon, language, help, account, and the banner of an impersonation. */
export function GlobalHeader({ embedded, hideRibbon, hideMenu, productName = pageProductName() }: GlobalHeaderProps) {
  useStyles(css)
  const t = useText(headerTexts)
  const { mode } = useHost()
  const { user, phase } = useSession()
  useOrganisationLists()
  useVisitorLocale()
  const isEmbedded = embedded ?? (mode !== 'host' || isFramed())
  const visiting = !user && (phase === 'ready' || mode === 'partner')
  return (
    <>
      {user?.originalUser && <ImpersonationBanner user={user} />}
      {user && !user.originalUser && isConcierge(user) && <ConciergeBanner user={user} />}
      <header className="global-header" aria-label={t('header.label')}>
        {!hideMenu && user && <MenuButton />}
        <Logo productName={productName} />
        {!hideRibbon && <Ribbon embedded={isEmbedded} />}
        <div className="end">
          {user && mode === 'host' && (
            <Suspense>
              <NewsButtons />
            </Suspense>
          )}
          <LanguageMenu />
          {user && <HelpButton />}
          {user && <AccountMenu user={user} />}
          {visiting && <SignInLink />}
        </div>
      </header>
    </>
  )
}

function SignInLink() {
  const t = useText(headerTexts)
  const { addressOf } = usePageLinks()
  return (
    <Button type="sub-primary" href={addressOf(signInAddress(currentAddress()))}>
      {t('account.signIn')}
    </Button>
  )
}

/** Who is not signed in reads in the language chosen here before. */
function useVisitorLocale() {
  const { mode } = useApi()
  const { user, phase } = useSession()
  useEffect(() => {
    const chosen = storage.visitorLocale.get()
    if (user || phase !== 'ready' || !chosen || mode === 'partner') return
    setLocale(chosen)
    setPageLanguage(chosen)
  }, [user, phase, mode])
}

function pageProductName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=product-name]')?.content || 'Tsumugi'
}
