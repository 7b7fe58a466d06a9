/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  procedures: () => import('./steps-screen/procedures-screen.tsx').then((m) => ({ default: m.ProceduresScreen })),
}
