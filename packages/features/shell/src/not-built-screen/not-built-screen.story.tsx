import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { NotBuiltScreen } from './not-built-screen.tsx'

export function Named() {
  return (
    <ShellScene user={demoUser()}>
      <NotBuiltScreen name="delivery" />
    </ShellScene>
  )
}
