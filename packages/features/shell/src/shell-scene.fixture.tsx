import { createApi } from '@tsumugi/api'
import type { Concierge, SessionUser, UserGroup } from '@tsumugi/domain'
import { functionKeys } from '@tsumugi/domain'
import { onPage } from '@tsumugi/registry'
import { $concierges, $phase, $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState, type ReactNode } from 'react'

export const demoGroup = (id: number, name: string, more: Partial<UserGroup> = {}): UserGroup => ({
  id,
  name: `${name}(デモ)`,
  kind: 'brand',
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: '2026-01-05T00:00:00Z',
  tester: false,
  userGroupConfig: null,
  ...more,
})

const shirotsume = demoGroup(1, '白詰草アパレル')

/** A merchandiser of a brand that uses everything, unless said otherwise. */
export const demoUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  name: '森下 あさ',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: true,
  userGroups: [shirotsume],
  currentUserGroup: shirotsume,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [...functionKeys],
  ...more,
})

/** In three organisations. */
export const switchingUser = (more: Partial<SessionUser> = {}): SessionUser =>
  demoUser({
    userGroups: [
      shirotsume,
      demoGroup(2, '三河ニット工房', { kind: 'supplier' }),
      demoGroup(3, '渡舟商事', { kind: 'trade' }),
    ],
    ...more,
  })

export const lookedAfter = (...groups: UserGroup[]): Concierge[] =>
  groups.map((group) => ({ userGroupId: group.id, userGroup: group }))

interface SceneProps {
  user: SessionUser | null
  concierges?: readonly Concierge[]
  /** Asks the server for the lists of organisations, as a real page does. */
  asks?: boolean
  children: ReactNode
}

/** For stories and tests: a page on which somebody, or nobody, is signed in. */
export function ShellScene({ user, concierges = [], asks, children }: SceneProps) {
  const [api] = useState(() => {
    $user.set(user)
    $concierges.set(concierges)
    $phase.set('ready')
    onPage('shell.organisation-lists', () => ({ by: '' as string | null })).by = asks
      ? ''
      : user && `${user.id} ${user.currentUserGroup?.id}`
    return createApi()
  })
  return (
    <ApiProvider api={api}>
      <Suspense>{children}</Suspense>
      <OverlayHost />
    </ApiProvider>
  )
}
