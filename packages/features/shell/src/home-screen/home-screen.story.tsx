import { kinds } from '@tsumugi/domain'
import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { demoHome, emptyHome } from './home.fixture.ts'
import { HomeDesk } from './home-screen.tsx'

export function Desk() {
  return (
    <ShellScene user={demoUser()}>
      <HomeDesk user={demoUser()} home={demoHome} />
    </ShellScene>
  )
}

export function Loading() {
  return (
    <ShellScene user={demoUser()}>
      <HomeDesk user={demoUser()} home={undefined} />
    </ShellScene>
  )
}

export function FirstStepOfEachKind() {
  return (
    <ShellScene user={demoUser()}>
      <HomeDesk user={demoUser()} home={emptyHome} />
      {kinds.map((kind) => (
        <HomeDesk key={kind} user={demoUser({ kind, enabledFunctions: [] })} home={emptyHome} />
      ))}
    </ShellScene>
  )
}
