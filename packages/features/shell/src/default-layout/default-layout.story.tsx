import { ShellScene, switchingUser } from '../shell-scene.fixture.tsx'
import { DefaultLayout } from './default-layout.tsx'

export function Frame() {
  return (
    <ShellScene user={switchingUser()}>
      <DefaultLayout>
        <h1 style={{ padding: 24 }}>発注(発行)</h1>
      </DefaultLayout>
    </ShellScene>
  )
}
