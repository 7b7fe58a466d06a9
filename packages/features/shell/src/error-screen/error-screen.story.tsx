import { ShellScene } from '../shell-scene.fixture.tsx'
import { ErrorScreen } from './error-screen.tsx'

export function NotFound() {
  return (
    <ShellScene user={null}>
      <ErrorScreen query={{ code: '404', from: '/s/trades/12?tab=chat' }} />
    </ShellScene>
  )
}

export function Unknown() {
  return (
    <ShellScene user={null}>
      <ErrorScreen query={{}} />
    </ShellScene>
  )
}
