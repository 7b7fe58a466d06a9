import { Ground } from '../approvals.fixture.tsx'
import { ItemApprovalScreen } from './item-approval-screen.tsx'
import { NotifiableScreen } from './notifiable-screen.tsx'

/** Sent back: the form stands above what was refused. */
export function Returned() {
  return (
    <Ground>
      <ItemApprovalScreen params={{ id: '9' }} />
    </Ground>
  )
}

export function Notifiable() {
  return (
    <Ground>
      <NotifiableScreen params={{ id: '9' }} />
    </Ground>
  )
}

export function Loading() {
  return (
    <Ground waits>
      <ItemApprovalScreen params={{ id: '9' }} />
    </Ground>
  )
}
