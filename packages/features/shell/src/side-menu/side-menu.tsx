import { useStore } from '@nanostores/react'
import { useText } from '@tsumugi/i18n'
import { menuFor, pageNavigator, type ExternalLinks } from '@tsumugi/navigation'
import { storage, useSession, useStored } from '@tsumugi/session'
import { useStyles } from '@tsumugi/ui'
import { lazy, Suspense } from 'react'
import { useOrganisationLists } from '../organisation-switch/use-organisation-lists.ts'
import { useCurrentAddress } from '../page-links/use-current-address.ts'
import { currentLink } from './current-link.ts'
import { MenuStrip } from './menu/menu-strip.tsx'
import { MenuTree, type MenuCounts } from './menu/menu-tree.tsx'
import { $menuSheet, useMenuAsSheet } from './menu/menu-width.ts'
import { sideMenuTexts } from './messages/catalogue.ts'
import css from './side-menu.css?inline'

export interface SideMenuProps {
  /** How many wait behind each link, by its name: `{ approvals: 5 }`. */
  counts?: MenuCounts
  /** The vendor whose material-management system is in use, as its pages spell it. */
  vendor?: string
  /** Addresses of the installation's other sites; null hides a link. */
  externalLinks?: Partial<ExternalLinks>
}

/** Only narrow windows need it, and the drawer it is made of. */
const MenuSheet = lazy(() => import('./menu/menu-sheet.tsx').then((m) => ({ default: m.MenuSheet })))

const noCounts: MenuCounts = {}

/** The global side menu (spec §2): beside the page, folded to a strip of icons, or a sheet where the window is narrow. */
export function SideMenu({ counts = noCounts, vendor, externalLinks }: SideMenuProps) {
  useStyles(css)
  const t = useText(sideMenuTexts)
  useOrganisationLists()
  const { user, superGroups, stale, phase } = useSession()
  const calendarQuery = useStored(storage.calendarQuery)
  const folded = useStored(storage.menuCollapsed)
  const asSheet = useMenuAsSheet()
  const sheet = useStore($menuSheet)
  const address = useCurrentAddress()

  if (!user) return phase === 'ready' || asSheet ? null : <div className="side-menu" aria-hidden="true" />
  const { embedded } = pageNavigator
  const sections = menuFor(user, { embedded, stale, calendarQuery, superGroups, vendor, externalLinks })
  const current = currentLink(
    sections.flatMap(({ links }) => links),
    address,
  )
  const tree = <MenuTree sections={sections} current={current} counts={counts} />
  if (!asSheet) {
    return (
      <div className="side-menu" data-folded={folded || undefined}>
        {folded ? <MenuStrip sections={sections} current={current} counts={counts} /> : tree}
      </div>
    )
  }
  return <Suspense>{sheet && <MenuSheet title={t('menu.sheet')}>{tree}</MenuSheet>}</Suspense>
}
