import { lazy } from 'react'

/** What a list opens only now and then. */
export const PasteDialog = lazy(() => import('./paste/paste-dialog.tsx').then((m) => ({ default: m.PasteDialog })))
export const ConfigDialog = lazy(() => import('./configs/config-dialog.tsx').then((m) => ({ default: m.ConfigDialog })))
export const DuplicatesDialog = lazy(() =>
  import('./duplicates/duplicates-dialog.tsx').then((m) => ({ default: m.DuplicatesDialog })),
)
