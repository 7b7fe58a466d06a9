/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  dataConverters: () => import('./converter-screen/converter-screen.tsx').then((m) => ({ default: m.ConverterScreen })),
  xlsPreview: () => import('./xls-preview/xls-preview-screen.tsx').then((m) => ({ default: m.XlsPreviewScreen })),
}
