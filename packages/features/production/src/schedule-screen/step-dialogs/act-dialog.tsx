import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { StepProofs } from '@tsumugi/records'
import { stepName } from '../step-name.ts'
import type { StepAct } from '../steps-table.tsx'
import { dialogTexts } from './dialog-texts.ts'
import { MoveDialog } from './move-dialog.tsx'
import { StepRemoval } from './removal-dialogs.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'

interface ActDialogProps {
  readonly act: StepAct
  readonly schedule: ScheduleDetail
  readonly step: Procedure
  onClose(): void
}

/** What is done with one step, in a dialog of its own. */
export function ActDialog({ act, schedule, step, onClose }: ActDialogProps) {
  const t = useText(dialogTexts)
  if (act === 'report') return <ReportDialog step={step} onClose={onClose} />
  if (act === 'edit') return <StepDialog schedule={schedule} step={step} onClose={onClose} />
  if (act === 'proofs') return <StepProofs step={step} name={stepName(t, step)} onClose={onClose} />
  if (act === 'remove') return <StepRemoval step={step} onClose={onClose} />
  return <MoveDialog schedule={schedule} step={step} onClose={onClose} />
}
