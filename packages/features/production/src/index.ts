/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  listTemplates: () => import('./templates-screen/templates-screen.tsx').then((m) => ({ default: m.TemplatesScreen })),
  productionSchedules: () =>
    import('./schedules-screen/schedules-screen.tsx').then((m) => ({ default: m.SchedulesScreen })),
  productionSchedule: () =>
    import('./schedule-screen/schedule-screen.tsx').then((m) => ({ default: m.ScheduleScreen })),
  productions: () =>
    import('./productions-screen/productions-screen.tsx').then((m) => ({ default: m.ProductionsScreen })),
  production: () => import('./production-screen/production-screen.tsx').then((m) => ({ default: m.ProductionScreen })),
  variantsInfo: () =>
    import('./production-screen/variants-info-screen.tsx').then((m) => ({ default: m.VariantsInfoScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  productionSchedule: () =>
    import('./schedule-widget/schedule-widget.tsx').then((m) => ({ default: m.ScheduleWidget })),
}
