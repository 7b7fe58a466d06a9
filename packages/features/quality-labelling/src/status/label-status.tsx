import type { LabelStatus as LabelStatusName } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Status, type StatusLook } from '@tsumugi/ui'
import { statusTexts } from './status-texts.ts'

/** look/README, Status: not begun, somebody must act, done, over. */
const looks: Record<LabelStatusName, StatusLook> = {
  draft: 'todo',
  review: 'waiting',
  approved: 'done',
  printed: 'done',
  superseded: 'stopped',
}

/** Where a label stands, as mark and word. */
export function LabelStatus({ status }: { status: LabelStatusName }) {
  return <Status look={looks[status]}>{useText(statusTexts)(status)}</Status>
}
