export { routes, type RouteName } from './routes/route-table.ts'
export { routeNouns, type RouteNoun } from './routes/route-nouns.ts'
export type { Layout, Page } from './page.ts'
export { basePath, href, type RouteParams } from './href.ts'
export { matchRoute, patternOf, type RouteMatch } from './match-route.ts'
export { admits, parseQuery, stringifyQuery, type QueryInput, type QueryRecord, type QueryValue } from '@tsumugi/domain'
export { currentAddress, isBaseElsewhere, isFramed, leave, pageAddress, pageOrigin, rewriteAddress } from './leave.ts'
export { pageNavigator, staysInApp, type StayConditions } from './page-navigator.ts'
export { errorAddress, helpPath, pageTitle, signInAddress, signOutAddress } from './addresses.ts'
export { applicationPage, loadsSession, pageEntry, type PageEntry } from './page-entry.ts'
export { exhibitionEntry, type ExhibitionEntry } from './exhibition-entry.ts'
export {
  defaultExternalLinks,
  menuFor,
  type MenuLink,
  type MenuOptions,
  type MenuSection,
} from './side-menu/side-menu.ts'
export { sideMenu, type MenuLinkName, type MenuSectionName } from './side-menu/side-menu-table.ts'
export type { ExternalLinks } from './side-menu/menu-link.ts'
