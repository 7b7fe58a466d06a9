import { lazy } from 'react'

/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  definitions: () =>
    import('./definitions-screen/definitions-screen.tsx').then((m) => ({ default: m.DefinitionsScreen })),
}

/** The fields of one record, for the screen of any record; loaded when it is first shown. */
export const FieldsPanel = lazy(() =>
  import('./fields-panel/fields-panel.tsx').then((m) => ({ default: m.FieldsPanel })),
)
