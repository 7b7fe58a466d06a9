import { StepsView } from './steps-view.tsx'

/** `<tsumugi-approval-steps approval-id>` */
export function StepsWidget({ approvalId = null }: { approvalId?: number | null }) {
  return <StepsView id={approvalId} heading="h2" />
}
