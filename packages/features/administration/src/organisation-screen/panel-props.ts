import type { Organisation } from '@tsumugi/contract'

/** What every panel of one's own organisation gets. */
export interface PanelProps {
  readonly organisation: Organisation
  /** Power users and owners. */
  readonly mayWrite: boolean
  onSaved(organisation: Organisation): void
}
