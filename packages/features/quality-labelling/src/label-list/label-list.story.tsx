import { demoSummaries } from '../story/demo-label.fixture.ts'
import { LabelGround, signInAs } from '../story/label-ground.fixture.tsx'
import { LabelListScreen } from './label-list-screen.tsx'

export function OfTheBrand() {
  signInAs('brand')
  return (
    <LabelGround labels={demoSummaries}>
      <LabelListScreen query={{}} />
    </LabelGround>
  )
}

export function SharedWithASupplier() {
  signInAs('supplier')
  return (
    <LabelGround labels={demoSummaries.slice(0, 3).map((label) => ({ ...label, foreign: true }))}>
      <LabelListScreen query={{}} />
    </LabelGround>
  )
}

export function Empty() {
  signInAs('brand')
  return (
    <LabelGround labels={[]}>
      <LabelListScreen query={{}} />
    </LabelGround>
  )
}

export function Loading() {
  signInAs('brand')
  return (
    <LabelGround waiting>
      <LabelListScreen query={{}} />
    </LabelGround>
  )
}
