/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  marks: () => import('./marks-screen/marks-screen.tsx').then((m) => ({ default: m.MarksScreen })),
}
