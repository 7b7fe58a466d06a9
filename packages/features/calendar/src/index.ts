/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  calendar: () => import('./calendar-screen/calendar-screen.tsx').then((m) => ({ default: m.CalendarScreen })),
}
