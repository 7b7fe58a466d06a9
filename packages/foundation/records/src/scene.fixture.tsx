import { createApi } from '@tsumugi/api'
import { functionKeys, type SessionUser, type UserGroup } from '@tsumugi/domain'
import { $phase, $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** Where no server stands: what is asked there is answered by the scene. */
const nowhere = 'http://127.0.0.1:59999'

/** What a call is answered with, as it travels; a status alone refuses, `never` keeps the caller waiting. */
export type Answer =
  | { readonly data: unknown; readonly pagination?: unknown }
  | { readonly status: 409 | 422; readonly errors: readonly object[]; readonly current?: unknown }
  | number
  | 'never'
  | ((body: unknown) => Answer)
/** Answers by call: `GET /api/calendar`, with the query left out. Other lists are empty. */
export type Answers = Readonly<Record<string, Answer>>

/** What was sent to the scene since it was drawn, reading apart. */
export const sent: { call: string; body: unknown }[] = []
/** What was asked of it, with the query. */
export const asked: string[] = []

let answers: Answers = {}
const elsewhere = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href)
  if (url.origin !== nowhere) return elsewhere(input, init)
  const call = `${init?.method ?? 'GET'} ${url.pathname}`
  const body = bodyOf(init?.body)
  if (call.startsWith('GET')) asked.push(`${url.pathname}${decodeURIComponent(url.search)}`)
  else sent.push({ call, body })
  return respond(answers[call] ?? (call.startsWith('GET') ? { data: [] } : 500), body)
}

/** A form as its fields. */
function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : null
}

function respond(answer: Answer, body: unknown): Promise<Response> | Response {
  if (typeof answer === 'function') return respond(answer(body), body)
  if (answer === 'never') return new Promise(() => undefined)
  if (answer === 204) return new Response(null, { status: 204 })
  if (typeof answer !== 'number') {
    if (!('status' in answer)) return Response.json(answer)
    const { status, ...refused } = answer
    return Response.json({ ...refused, request_id: 'r' }, { status })
  }
  const problem = {
    code: answer === 403 ? 'forbidden' : 'internal',
    field: null,
    message: '思わぬ誤りが起きました。',
    meta: {},
  }
  return Response.json({ errors: [problem], request_id: 'r' }, { status: answer })
}

/** A page of rows as lists answer it. */
export const pageOf = (data: readonly unknown[]): Answer => ({
  data,
  pagination: {
    current_page: 1,
    limit_value: 50,
    next_page: null,
    prev_page: null,
    total_count: data.length,
    total_pages: data.length ? 1 : 0,
  },
})

const organisation: UserGroup = {
  id: 1,
  name: '白詰草アパレル(デモ)',
  kind: 'brand',
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: '2025-04-01T01:00:00.000Z',
  tester: false,
  userGroupConfig: null,
}
const person: SessionUser = {
  id: 1,
  name: '森下 あさ',
  locale: 'ja',
  kind: 'brand',
  admin: false,
  powerUser: true,
  userGroups: [organisation],
  currentUserGroup: organisation,
  ownedClientUserGroups: [],
  originalUser: null,
  originalUserGroup: null,
  enabledFunctions: [...functionKeys],
}

interface SceneProps {
  answers: Answers
  user?: Partial<SessionUser>
  children: ReactNode
}

/** For stories and tests: a screen over the real client, with an answer for each call that it makes. */
export function Scene({ answers: given, user, children }: SceneProps) {
  const [api] = useState(() => {
    answers = given
    sent.length = 0
    asked.length = 0
    $user.set({ ...person, ...user })
    $phase.set('ready')
    return createApi({ origin: nowhere, mode: 'partner' })
  })
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Suspense>{children}</Suspense>
      </SWRConfig>
      <OverlayHost />
    </ApiProvider>
  )
}
