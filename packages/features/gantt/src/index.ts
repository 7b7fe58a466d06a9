/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  ganttChart: () => import('./gantt-screen/gantt-screen.tsx').then((m) => ({ default: m.GanttScreen })),
}
