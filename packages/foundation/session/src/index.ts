export { session } from './session.ts'
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
} from './authenticate.ts'
export { changeLocale, switchOrganisation, type SwitchResult } from './change-session.ts'
export { $organisationChange, changeViews, onRestart, putOffChange } from './organisation-change.ts'
export { goOnAsCurrent, returnToShown } from './organisation-return.ts'
export { retryNow } from './retry-session.ts'
export { watchSession } from './watch-session.ts'
export { loadConcierges, loadSuperGroups } from './organisation-lists.ts'
export { findHelp, type HelpPage } from './help.ts'
export { notePreviousPage, useWayBack } from './previous-page.ts'
export { isSectionOpen, noteMenuClick, toggleSection } from './menu-state.ts'
export {
  applyExhibitionLocale,
  chooseExhibitionLocale,
  endExhibitionSession,
  storeExhibitionSession,
} from './exhibition-session.ts'
export { storage, type ExhibitionOrderItems, type ExhibitionSession } from './storage-keys.ts'
export type { StoredValue } from './stored-value.ts'
export { ApiProvider, useApi } from './api-provider.tsx'
export { useSession, useStored } from './use-session.ts'
export { onRealtime, startRealtime, type RealtimeEvent, type RealtimeListener } from './realtime.ts'
export { report, setReporter, type Reporter } from './report.ts'
