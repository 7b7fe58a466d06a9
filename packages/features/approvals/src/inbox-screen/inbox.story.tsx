import type { ApprovalFile } from '@tsumugi/contract'
import { useState } from 'react'
import { demoApproval, demoPath, demoRow, Ground, type GroundProps } from '../approvals.fixture.tsx'
import { emptyPlace, type InboxPlace } from './inbox-address.ts'
import { Inbox } from './inbox.tsx'

export function Scene({
  place: given = {},
  ...ground
}: Omit<GroundProps, 'children'> & { place?: Partial<InboxPlace> }) {
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

const file = (more: Partial<ApprovalFile>): ApprovalFile => ({
  name: '正面.png',
  kind: 'image',
  size: 4_000,
  url: demoPicture,
  previewUrl: null,
  thumbnailUrl: demoPicture,
  ...more,
})
const demoPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#8fa9c4" stroke="#3a332c" d="M10 10h40v40H10z"/></svg>')}`

/** A picture, a PDF whose address does not end in one, and a file that can only be saved. */
export function WithFiles() {
  const paper = { size: 184_000, thumbnailUrl: null }
  return (
    <Scene
      place={{ id: 9 }}
      approval={demoApproval({
        files: [
          file({}),
          file({
            ...paper,
            name: '試験成績書.pdf',
            kind: 'pdf',
            url: '/api/record_files/7/original',
            previewUrl: '/api/record_files/7/original',
          }),
          file({ ...paper, name: '見積.zip', kind: 'other', url: '/api/suppliers/1/documents/3/original' }),
        ],
      })}
    />
  )
}

/** One's own request: no decision, but a way back. */
export function Own() {
  return (
    <Scene
      place={{ id: 9 }}
      approval={demoApproval({ own: true, withdrawable: true, stepId: null })}
      page={[demoRow(9, { stepId: null })]}
    />
  )
}

export function Decided() {
  const over = { status: 'rejected', decidedAt: '2026-11-21T03:00:00Z', stepId: null } as const
  return (
    <Scene
      place={{ id: 9 }}
      approval={demoApproval({ ...over, path: { ...demoPath, status: 'rejected' } })}
      page={[demoRow(9, over)]}
    />
  )
}

export function Empty() {
  return <Scene page={[]} />
}

export function Loading() {
  return <Scene waits />
}
