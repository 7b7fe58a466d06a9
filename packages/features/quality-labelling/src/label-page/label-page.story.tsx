import { demoLabel } from '../story/demo-label.fixture.ts'
import { LabelGround } from '../story/label-ground.fixture.tsx'
import { LabelPage } from './label-page.tsx'

const story = (change: Parameters<typeof demoLabel>[0] = {}) => (
  <LabelGround label={demoLabel(change)}>
    <LabelPage id={7} />
  </LabelGround>
)

export function Printed() {
  return story({ status: 'printed' })
}

export function NotApprovedYet() {
  return story()
}

/** Shared with a supplier: to read and take along. */
export function Shared() {
  return story({ status: 'approved', foreign: true })
}

/** More than the tape can hold. */
export function Overflowing() {
  return story({ labelHeight: 40 })
}

export function Loading() {
  return (
    <LabelGround waiting>
      <LabelPage id={7} />
    </LabelGround>
  )
}

export function NotThere() {
  return (
    <LabelGround>
      <LabelPage id={null} />
    </LabelGround>
  )
}
