import { lazyPart } from '@tsumugi/element'

/* Panels that ask for data of their own come after the desk, which does not wait for their code. */
export const DealsPanel = lazyPart(() => import('./deals-panel.tsx').then((m) => ({ default: m.DealsPanel })))
export const LateSchedules = lazyPart(() => import('./late-schedules.tsx').then((m) => ({ default: m.LateSchedules })))
export const LineFill = lazyPart(() => import('./line-fill.tsx').then((m) => ({ default: m.LineFill })))
