export { session } from './session/session.ts'
export {
  $concierges,
  $organisation,
  $phase,
  $sessionFailure,
  $superGroups,
  $user,
  type SessionPhase,
} from './stores.ts'
export { $stale, noteReload, refreshStale } from './stale-menu.ts'
export {
  authenticate,
  clearSession,
  exitImpersonationPath,
  reapplyStoredUser,
  recheckSession,
  requireUser,
  signOut,
} from './session/authenticate.ts'
export { changeLocale, switchOrganisation, type SwitchResult } from './session/change-session.ts'
export { $organisationChange, changeViews, onRestart, putOffChange } from './organisations/organisation-change.ts'
export { goOnAsCurrent, returnToShown } from './organisations/organisation-return.ts'
export { retryNow } from './session/retry-session.ts'
export { watchSession } from './session/watch-session.ts'
export { loadConcierges, loadSuperGroups } from './organisations/organisation-lists.ts'
export { findHelp, type HelpPage } from './help.ts'
export { notePreviousPage, useWayBack } from './previous-page.ts'
export { isSectionOpen, noteMenuClick, toggleSection } from './menu-state.ts'
export {
  applyExhibitionLocale,
  chooseExhibitionLocale,
  endExhibitionSession,
  storeExhibitionSession,
} from './exhibition-session.ts'
export { storage, type PaletteRecent } from './storage/storage-keys.ts'
export { guestStorage, type ExhibitionOrderItems, type ExhibitionSession } from './storage/guest-keys.ts'
export { countQueueOf } from './storage/count-queue.ts'
export { shippingDraftOf } from './storage/shipping-draft.ts'
export type { StoredValue } from './storage/stored-value.ts'
export { ApiProvider, useApi } from './api-provider.tsx'
export { useSession, useStored } from './session/use-session.ts'
export {
  hearRealtime,
  onRealtime,
  startRealtime,
  type RealtimeEvent,
  type RealtimeListener,
} from './realtime/realtime.ts'
export { report, setReporter, type Reporter } from './report.ts'
