import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { OrganisationChangedDialog } from './organisation-changed-dialog.tsx'

export function SwitchedInAnotherWindow() {
  return (
    <ShellScene user={demoUser()}>
      <OrganisationChangedDialog
        change={{ shown: { id: 1, name: '白詰草アパレル(デモ)' }, current: { id: 2, name: '潮風衣料(デモ)' } }}
      />
    </ShellScene>
  )
}
