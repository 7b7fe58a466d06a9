import { storage } from '@tsumugi/session'
import { useEffect } from 'react'
import { demoGroup, demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { SideMenu } from './side-menu.tsx'

function useFolded(folded: boolean) {
  useEffect(() => storage.menuCollapsed.set(folded), [folded])
}

export function Brand() {
  useFolded(false)
  return (
    <ShellScene user={demoUser()}>
      <SideMenu counts={{ messages: 3, approvals: 5 }} />
    </ShellScene>
  )
}

export function Supplier() {
  useFolded(false)
  const group = demoGroup(2, '三河ニット工房', { kind: 'supplier' })
  return (
    <ShellScene user={demoUser({ kind: 'supplier', userGroups: [group], currentUserGroup: group })}>
      <SideMenu />
    </ShellScene>
  )
}

export function Folded() {
  useFolded(true)
  return (
    <ShellScene user={demoUser()}>
      <SideMenu />
    </ShellScene>
  )
}
