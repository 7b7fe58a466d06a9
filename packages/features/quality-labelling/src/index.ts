/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  labels: () => import('./label-list/label-list-screen.tsx').then((m) => ({ default: m.LabelListScreen })),
  label: () => import('./label-page/label-page-screen.tsx').then((m) => ({ default: m.LabelPageScreen })),
  labelEditor: () => import('./label-editor/label-editor-screen.tsx').then((m) => ({ default: m.LabelEditorScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  qualityLabel: () => import('./label-page/label-widget.tsx').then((m) => ({ default: m.LabelWidget })),
}

/** Lazy faces of drawings that other areas show too. */
export const drawings = {
  careSymbol: () => import('./care-symbols/care-symbol.tsx').then((m) => ({ default: m.CareSymbol })),
}

export type { CareSymbolProps } from './care-symbols/care-symbol.tsx'
