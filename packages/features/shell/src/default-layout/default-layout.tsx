import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { useRef, type ReactNode } from 'react'
import { GlobalHeader } from '../global-header/global-header.tsx'
import { PalettePlace } from '../palette/palette-place.tsx'
import { SideMenu } from '../side-menu/side-menu.tsx'
import css from './default-layout.css?inline'
import { layoutTexts } from './messages/catalogue.ts'
import { useMenuCounts } from './use-menu-counts.ts'

/** The frame of every screen on the default layout (spec §2): header, side menu, and the screen as the page's main part. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  useStyles(css)
  const t = useText(layoutTexts)
  const main = useRef<HTMLElement>(null)
  const counts = useMenuCounts()
  return (
    <div className="default-layout">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('layout.skip')}
      </a>
      <GlobalHeader />
      <div className="frame">
        <SideMenu counts={counts} />
        <main id="main" ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PalettePlace />
    </div>
  )
}
