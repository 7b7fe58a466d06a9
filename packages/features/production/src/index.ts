/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  listTemplates: () => import('./templates-screen/templates-screen.tsx').then((m) => ({ default: m.TemplatesScreen })),
}
