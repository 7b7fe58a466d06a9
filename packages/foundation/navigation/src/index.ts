export { routes, type RouteName } from './route-table.ts'
export type { Layout, Page } from './page.ts'
export { basePath, href, type RouteParams } from './href.ts'
export { matchRoute, type RouteMatch } from './match-route.ts'
export {
  admits,
  parseQuery,
  stringifyQuery,
  type QueryInput,
  type QueryRecord,
  type QueryValue,
} from '@tsumugi/domain'
export { currentAddress, isFramed, leave, rewriteAddress } from './leave.ts'
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
} from './side-menu.ts'
export { sideMenu, type MenuLinkName, type MenuSectionName } from './side-menu-table.ts'
export type { ExternalLinks } from './menu-link.ts'
