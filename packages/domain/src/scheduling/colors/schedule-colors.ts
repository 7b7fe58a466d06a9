import { healths, type Health } from '../forecast/health.ts'
import { procedureStatuses, type ProcedureStatus } from '../status/step-lifecycle.ts'
import { stepKinds, type StepKind } from '../templates/step-kinds.ts'

/** By what bars may be coloured (domain §3.4), and the colours that stand until an organisation chooses its own. */
export const scheduleColorRules = ['status', 'health', 'step'] as const
export type ScheduleColorRule = (typeof scheduleColorRules)[number]

export type ScheduleColorKey = `status.${ProcedureStatus}` | `health.${Health}` | `step.${StepKind}`

const ofStatus: Readonly<Record<ProcedureStatus, string>> = {
  todo: '#8c877e',
  doing: '#194b7a',
  done: '#2e7049',
  skipped: '#c7c4bc',
}
const ofHealth: Readonly<Record<Health, string>> = {
  on_track: '#2e7049',
  at_risk: '#cf6228',
  late: '#b0282e',
  done: '#194b7a',
}
/** Colours of charts in turn, so that steps that follow each other are told apart. */
const ofSteps = ['#1c5284', '#cf6228', '#16827d', '#b9334b', '#9064af', '#608749', '#9e7a23', '#76706a']

export const usualScheduleColors = Object.fromEntries([
  ...procedureStatuses.map((status) => [`status.${status}`, ofStatus[status]]),
  ...healths.map((health) => [`health.${health}`, ofHealth[health]]),
  ...stepKinds.map((kind, at) => [`step.${kind}`, ofSteps[at % ofSteps.length]]),
]) as Readonly<Record<ScheduleColorKey, string>>

export const scheduleColorKeys = Object.keys(usualScheduleColors) as ScheduleColorKey[]
