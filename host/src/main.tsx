import { createApi, takeFirstAnswer } from '@tsumugi/api'
import { setLocale, setPageLanguage, toLocale } from '@tsumugi/i18n'
import { currentAddress, pageTitle } from '@tsumugi/navigation'
import { ApiProvider, noteReload, storage } from '@tsumugi/session'
import { OrganisationChanged } from '@tsumugi/shell/organisation-changed'
import { adoptStyles, baseStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { beginPage } from './first-asks/begin-page.ts'
import { keepLinksInside } from './keep-links-inside.ts'

const productName = document.querySelector<HTMLMetaElement>('meta[name=product-name]')?.content ?? ''
document.title = pageTitle(productName)
for (const css of [...baseStyles, pageStyles]) adoptStyles(document, css)
keepLinksInside(document)
// Also on pages that load no session: from today on, links stay inside (spec §4, Stale menu).
noteReload()

// Before the session is loaded, and on pages that load none, in the language of whoever was here last.
const lastLocale = storage.userinfo.get()?.locale ?? storage.visitorLocale.get()
if (lastLocale) {
  setLocale(toLocale(lastLocale))
  setPageLanguage(toLocale(lastLocale))
}

/** Ms after which the page is drawn with what has come by then. */
const patience = 500

const api = createApi({ begun: takeFirstAnswer })
const begun = beginPage(api, currentAddress()).catch(() => undefined)
// No await at the top: chunks that the page waits for may import from this module's.
void Promise.race([begun, new Promise((resolve) => setTimeout(resolve, patience))]).then(draw)

function draw(): void {
  createRoot(document.getElementById('application')!).render(
    <StrictMode>
      <ApiProvider api={api}>
        <Application />
        <OverlayHost />
        <OrganisationChanged />
      </ApiProvider>
    </StrictMode>,
  )
}
