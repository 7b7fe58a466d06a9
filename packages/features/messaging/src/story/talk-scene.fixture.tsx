import { createApi } from '@tsumugi/api'
import type { CallOf, Endpoint } from '@tsumugi/contract'
import type { Kind, SessionUser, UserGroup } from '@tsumugi/domain'
import { $phase, $user, ApiProvider } from '@tsumugi/session'
import { queryKey } from '@tsumugi/queries'
import { OverlayHost } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'

/** No server stands here: what is asked for is already known, and what is sent goes to the test. */
export const nowhere = 'http://127.0.0.1:59999'

const userOf = (kind: Kind): SessionUser => {
  const organisation: UserGroup = {
    id: 1,
    name: '白詰草アパレル(デモ)',
    kind,
    defaultTradeRequesteeId: null,
    supplierStartId: null,
    agreedTermsAt: '2025-04-01T01:00:00.000Z',
    tester: false,
    userGroupConfig: null,
  }
  return {
    id: 1,
    name: '森下 あさ',
    locale: 'ja',
    kind,
    admin: kind === 'admin',
    powerUser: true,
    userGroups: [organisation],
    currentUserGroup: organisation,
    ownedClientUserGroups: [],
    originalUser: null,
    originalUserGroup: null,
    enabledFunctions: [],
  }
}

/** What a question is answered with. */
export const known = <E extends Endpoint>(endpoint: E, call: CallOf<E>, answer: unknown) =>
  [queryKey(nowhere, 1, endpoint, call), answer] as const

interface SceneProps {
  kind?: Kind
  /** What is known already, by the key of its query. */
  known: readonly (readonly [readonly unknown[], unknown])[]
  children: ReactNode
}

/** For stories and tests: a screen of this area whose answers are known. */
export function TalkScene({ kind = 'brand', known, children }: SceneProps) {
  const [api] = useState(() => {
    $user.set(userOf(kind))
    $phase.set('ready')
    return createApi({ origin: nowhere, mode: 'partner' })
  })
  const fallback = Object.fromEntries(known.map(([key, value]) => [unstable_serialize([...key]), value]))
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ fallback, revalidateOnMount: false, revalidateIfStale: false, provider: () => new Map() }}>
        {children}
      </SWRConfig>
      <OverlayHost />
    </ApiProvider>
  )
}

export const onePage = <Row,>(data: readonly Row[]) => ({
  data,
  pagination: {
    currentPage: 1,
    limitValue: 30,
    nextPage: null,
    prevPage: null,
    totalCount: data.length,
    totalPages: data.length ? 1 : 0,
  },
})
