import { useState } from 'react'
import { demoApproval, demoPath, demoRow, Ground, type GroundProps } from '../approvals.fixture.tsx'
import { emptyPlace, type InboxPlace } from './inbox-address.ts'
import { Inbox } from './inbox.tsx'

export function Scene({ place: given = {}, ...ground }: Omit<GroundProps, 'children'> & { place?: Partial<InboxPlace> }) {
  const [place, setPlace] = useState<InboxPlace>({ ...emptyPlace, ...given })
  return (
    <Ground {...ground}>
      <div style={{ blockSize: 720 }}>
        <Inbox address={{ place, go: (change) => setPlace((now) => ({ ...now, ...change })) }} />
      </div>
    </Ground>
  )
}

/** Three wait; the third one shows what changed since it was last approved. */
export function Waiting() {
  return <Scene place={{ id: 9 }} />
}

/** The first request of its kind: every field, nothing to compare with. */
export function New() {
  return <Scene place={{ id: 9 }} approval={demoApproval({ previous: null, changeCount: null })} />
}

/** One's own request: no decision, but a way back. */
export function Own() {
  return <Scene place={{ id: 9 }} approval={demoApproval({ own: true, withdrawable: true, stepId: null })} page={[demoRow(9, { stepId: null })]} />
}

export function Decided() {
  const over = { status: 'rejected', decidedAt: '2026-11-21T03:00:00Z', stepId: null } as const
  return <Scene place={{ id: 9 }} approval={demoApproval({ ...over, path: { ...demoPath, status: 'rejected' } })} page={[demoRow(9, over)]} />
}

export function Empty() {
  return <Scene page={[]} />
}

export function Loading() {
  return <Scene waits />
}
