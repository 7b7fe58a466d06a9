import type { SessionUser } from '@tsumugi/domain'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { StepList } from './first-steps-screen.tsx'
import { stepsOf } from './first-steps.ts'

const Scene = ({ user, done }: { user: SessionUser; done: readonly string[] }) => (
  <ShellScene user={user}>
    <StepList steps={stepsOf(user)} done={new Set(done)} />
  </ShellScene>
)

export const OfBrand = () => <Scene user={demoUser()} done={['partners', 'map', 'items', 'orders']} />
export const OfDistributor = () => (
  <Scene user={demoUser({ kind: 'distributor', enabledFunctions: ['material_market'] })} done={[]} />
)
