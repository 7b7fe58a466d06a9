import { demoGroup, lookedAfter, ShellScene, switchingUser } from '../shell-scene.fixture.tsx'
import { Ribbon } from './ribbon.tsx'

export function SeveralOrganisations() {
  return (
    <ShellScene user={switchingUser()}>
      <Ribbon />
    </ShellScene>
  )
}

export function Concierge() {
  const waiting = demoGroup(5, '港南商事', { agreedTermsAt: null })
  return (
    <ShellScene user={switchingUser()} concierges={lookedAfter(demoGroup(4, '潮風衣料'), waiting)}>
      <Ribbon />
    </ShellScene>
  )
}
