import { createApi } from '@tsumugi/api'
import type { CallOf, Endpoint } from '@tsumugi/contract'
import type { SessionUser, UserGroup } from '@tsumugi/domain'
import { functionKeys } from '@tsumugi/domain'
import { keptUnder } from '@tsumugi/queries/scene'
import { $phase, $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** No server stands here: what is asked for is already known, and what is sent goes to the test. */
export const nowhere = 'http://127.0.0.1:59999'

const shirotsume: UserGroup = {
  id: 1,
  name: '白詰草アパレル(デモ)',
  kind: 'brand',
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: '2025-04-01T01:00:00.000Z',
  tester: false,
  userGroupConfig: null,
}

export const demoUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  name: '森下 あさ',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: true,
  userGroups: [shirotsume, { ...shirotsume, id: 2, name: '潮風衣料(デモ)' }],
  currentUserGroup: shirotsume,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [...functionKeys],
  ...more,
})

/** What a question is answered with. */
export const known = <E extends Endpoint>(endpoint: E, call: CallOf<E>, answer: unknown) =>
  [keptUnder(nowhere, 1)(endpoint, call), answer] as const

interface SceneProps {
  user?: SessionUser
  /** What is known already. */
  known: readonly (readonly [string, unknown])[]
  children: ReactNode
}

/** For stories and tests: a screen of this area whose answers are known. */
export function PeopleScene({ user = demoUser(), known, children }: SceneProps) {
  const [api] = useState(() => {
    $user.set(user)
    $phase.set('ready')
    return createApi({ origin: nowhere, mode: 'partner' })
  })
  const fallback = Object.fromEntries(known)
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ fallback, revalidateOnMount: false, revalidateIfStale: false, provider: () => new Map() }}>
        <Suspense>{children}</Suspense>
      </SWRConfig>
      <OverlayHost />
    </ApiProvider>
  )
}

export const onePage = <Row,>(data: readonly Row[]) => ({
  data,
  pagination: {
    currentPage: 1,
    limitValue: 50,
    nextPage: null,
    prevPage: null,
    totalCount: data.length,
    totalPages: data.length ? 1 : 0,
  },
})
