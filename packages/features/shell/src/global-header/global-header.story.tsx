import { demoGroup, demoUser, lookedAfter, ShellScene, switchingUser } from '../shell-scene.fixture.tsx'
import { GlobalHeader } from './global-header.tsx'

export function OneOrganisation() {
  return (
    <ShellScene user={demoUser()}>
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}

export function SeveralOrganisations() {
  return (
    <ShellScene user={switchingUser()}>
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}

export function AdminWhoIsConcierge() {
  const admin = demoGroup(9, 'つむぎ事務局', { kind: 'admin' })
  const user = demoUser({ admin: true, kind: 'admin', userGroups: [admin], currentUserGroup: admin })
  return (
    <ShellScene
      user={user}
      concierges={lookedAfter(demoGroup(4, '潮風衣料'), demoGroup(5, '港南商事', { kind: 'supplier' }))}
    >
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}

export function WorkingAsConcierge() {
  const user = demoUser({ currentUserGroup: demoGroup(4, '潮風衣料') })
  return (
    <ShellScene user={user} concierges={lookedAfter(demoGroup(4, '潮風衣料'))}>
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}

export function Impersonating() {
  const saigon = demoGroup(6, 'Saigon Garment', { kind: 'supplier' })
  const user = demoUser({
    name: 'Nguyễn Lan',
    kind: 'supplier',
    userGroups: [saigon],
    currentUserGroup: saigon,
    originalUser: { id: 7, name: '角田 琴' },
    originalUserGroup: { id: 9, name: 'つむぎ事務局(デモ)' },
  })
  return (
    <ShellScene user={user}>
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}

export function SignedOut() {
  return (
    <ShellScene user={null}>
      <GlobalHeader productName="Tsumugi" embedded={false} />
    </ShellScene>
  )
}
