import { demoApproval, demoPath, Ground } from '../approvals.fixture.tsx'
import { StepsView } from './steps-view.tsx'

/** One approved, one open with a stand-in, one to come. */
export function Running() {
  return (
    <Ground>
      <StepsView id={9} heading="h1" />
    </Ground>
  )
}

export function Refused() {
  const steps = demoPath.steps.map((step) =>
    step.status === 'open'
      ? {
          ...step,
          status: 'rejected' as const,
          assignees: [
            {
              ...step.assignees[0]!,
              decision: 'rejected' as const,
              comment: '予算外です。',
              decidedAt: '2026-11-21T02:00:00Z',
            },
          ],
        }
      : step,
  )
  return (
    <Ground approval={demoApproval({ path: { ...demoPath, status: 'rejected', steps } })}>
      <StepsView id={9} heading="h1" />
    </Ground>
  )
}

export function Loading() {
  return (
    <Ground waits>
      <StepsView id={9} heading="h1" />
    </Ground>
  )
}
