import type { Project } from '@tsumugi/contract'
import type { StatusKind } from '@tsumugi/domain'

/** How far a project has come, as statuses look everywhere. */
export const projectLook: Readonly<Record<Project['status'], StatusKind>> = {
  planned: 'todo',
  running: 'going',
  done: 'done',
  stopped: 'stopped',
}
