// Stands in for `use-sync-external-store/shim`, which asks for React by `require`: React 19 has the hook itself.
export { useSyncExternalStore } from 'react'
