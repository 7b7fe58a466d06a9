import { whileImpersonating, type Endpoint } from '@tsumugi/contract'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import type { FunctionKey, Guard, Kind, MemberRole, SessionUser } from '@tsumugi/domain'
import { openSession } from '@tsumugi/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, everyEndpoint, parametersOf } from '../contract/every-endpoint.ts'
import { platformRights } from './platform-rights.ts'

/** Somebody, by what they are: said here, never asked of the server. */
interface Person {
  readonly words: string
  readonly email: string
  readonly userGroupId: number
  readonly kind: Kind
  /** None: neither a member nor a power user of the organisation they act for. */
  readonly role: MemberRole | null
  /** Null: every function of the organisation. */
  readonly functions: readonly FunctionKey[] | null
  readonly ownsAdmin?: true
  /** Who views as this person. */
  readonly viewer?: string
}
const planning: FunctionKey[] = ['merchandising', 'production_management', 'production_schedule', 'material_market']
const asBrand = { userGroupId: 1, kind: 'brand' } as const
const asPlatform = { userGroupId: 10, kind: 'admin', functions: null } as const
const owner = 'koto.sumida@tsumugi.example'
const asa = 'asa.morishita@shirotsume.example'
const concierge = 'shiori.makabe@annai.example'

const people: readonly Person[] = [
  {
    words: 'plain member of an admin organisation',
    email: 'haru.ryogoku@tsumugi.example',
    ...asPlatform,
    role: 'member',
  },
  { words: 'power user of an admin organisation', email: 'power@tsumugi.example', ...asPlatform, role: 'power_user' },
  { words: 'owner of an admin organisation', email: owner, ...asPlatform, role: 'owner', ownsAdmin: true },
  {
    words: 'owner admin, as concierge of a brand',
    email: owner,
    ...asBrand,
    functions: null,
    role: null,
    ownsAdmin: true,
  },
  { words: 'concierge of a brand', email: concierge, ...asBrand, functions: null, role: null },
  {
    words: 'member of a brand',
    email: 'minori.ogawa@shirotsume.example',
    ...asBrand,
    functions: planning,
    role: 'member',
  },
  {
    words: 'member of a brand without functions',
    email: 'minato.hamada@shirotsume.example',
    ...asBrand,
    functions: [],
    role: 'member',
  },
  { words: 'power user of a brand', email: asa, ...asBrand, functions: null, role: 'power_user' },
  { words: 'owner of a brand', email: 'tamaki.shirai@shirotsume.example', ...asBrand, functions: null, role: 'owner' },
  {
    words: 'owner of an admin organisation, viewing as a brand’s power user',
    email: asa,
    ...asBrand,
    functions: null,
    role: 'power_user',
    viewer: owner,
  },
]

let server: TestServer
const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const accountOf = async (email: string): Promise<number> =>
  (await rows('select id from account where email = $1', [email]))[0].id
const functionsOf = new Map<number, FunctionKey[]>()

beforeAll(async () => {
  server = await startTestServer()
  await rows("insert into account (email, name) values ('power@tsumugi.example', '佃 力')")
  await rows(`insert into membership (user_group_id, account_id, role, agreed_terms_at)
    select 10, id, 'power_user', now() from account where email = 'power@tsumugi.example'`)
  for (const { id, list } of await rows('select id, enabled_functions as list from user_group'))
    functionsOf.set(id, list)
})
afterAll(() => server.stop())

/** The Cookie header of this person, acting for this organisation. */
async function cookieOf({ email, userGroupId, viewer }: Person): Promise<string> {
  const token = await openSession(server.engine.database, {
    accountId: await accountOf(email),
    userGroupId,
    remembered: false,
    address: 'test',
    agent: null,
    ...(viewer && { original: { accountId: await accountOf(viewer), userGroupId: 10 } }),
  })
  return `tsumugi_session=${token}`
}

interface Answer {
  readonly status: number
  readonly code: string | undefined
}

/** Asks for nothing that exists, with nothing in the body: who is admitted gets 404 or 422 and changes nothing. */
async function ask(cookie: string, { method, path, body, multipart }: Endpoint): Promise<Answer> {
  const values = Object.fromEntries(
    parametersOf(path).map((name) => [name, name === 'id' || name.endsWith('Id') ? 999_999 : '480']),
  )
  const sent = body && (multipart ? new FormData() : '{}')
  const response = await server.app.request(addressOf(path, values), {
    method,
    headers: {
      Cookie: cookie,
      'X-Requested-With': 'XMLHttpRequest',
      ...(sent === '{}' && { 'Content-Type': 'application/json' }),
    },
    ...(sent && { body: sent }),
  })
  if (response.status < 400) {
    await response.body?.cancel()
    return { status: response.status, code: undefined }
  }
  const said = (await response.json()) as { errors: { code: string }[] }
  return { status: response.status, code: said.errors[0]?.code }
}

/** What an access row says of a person, read from the row alone. */
function allows(access: Guard, person: Person, user: SessionUser): boolean {
  const rules = access.check?.(user, { query: {} }) ?? true
  const functions = person.functions ?? functionsOf.get(person.userGroupId)!
  const has = (key: FunctionKey) => functions.includes(key)
  const wanted = access.functions ?? []
  const functional = access.partial ? wanted.some(has) : wanted.every(has)
  if (access.ownerAdmin && person.ownsAdmin) return functional && rules
  if (access.kinds && !access.kinds.includes(person.kind)) return false
  if (access.powerUser && (person.role === null || person.role === 'member')) return false
  return functional && rules
}

const table: Readonly<Record<string, { allowed?: readonly string[]; denied?: readonly string[] }>> = whileImpersonating
const isDenied = (name: string) => {
  const [resource = '', call = ''] = name.split('.')
  return table[resource]?.denied?.includes(call) === true
}

const calls = everyEndpoint.filter(({ endpoint }) => !endpoint.guest)

describe('every endpoint answers as its access row says', () => {
  it.each(people)('$words', async (person) => {
    const cookie = await cookieOf(person)
    const user = (await (
      await server.app.request('/api/sessions/userinfo', {
        headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' },
      })
    ).json()) as { data: { enabled_functions: FunctionKey[] } }
    const reader = {
      kind: person.kind,
      enabledFunctions: user.data.enabled_functions,
      currentUserGroup: null,
    } as SessionUser
    const powerUser = person.role === 'power_user' || person.role === 'owner'
    const wrong: unknown[] = []
    for (const { name, endpoint } of calls) {
      const { status, code } = await ask(cookie, endpoint)
      const admitted = allows(endpoint.access, person, { ...reader, powerUser })
      const refused = !admitted ? 'forbidden' : person.viewer && isDenied(name) ? 'impersonating' : undefined
      const right = refused ? status === 403 && code === refused : ![401, 403].includes(status) && status < 500
      if (!right) wrong.push({ name, admitted, status, code })
    }
    expect(wrong).toEqual([])
  })
})

describe('every write is allowed or denied while viewing as another', () => {
  const writes = calls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name)
  const listed = Object.entries(table).flatMap(([resource, { allowed = [], denied = [] }]) =>
    [...allowed, ...denied].map((name) => `${resource}.${name}`),
  )

  it('stands in the table, once', () => {
    expect(listed.toSorted()).toEqual(writes.toSorted())
  })

  it.each([
    'invitations.create',
    'calendar.openFeed',
    'users.changePassword',
    'users.update',
    'twoFactors.start',
    'twoFactors.stop',
    'userGroups.replaceBankAccounts',
    'members.update',
    'exhibitions.renewKey',
    'approvals.approve',
  ])('denies %s', (name) => expect(isDenied(name)).toBe(true))
})

describe('what belongs to the platform asks for the role that its table names', () => {
  const ofPlatform = calls.filter(({ endpoint: { access } }) => access.ownerAdmin || access.kinds?.join() === 'admin')

  it('names every such endpoint, and no other', () => {
    expect(ofPlatform.map(({ name }) => name).toSorted()).toEqual(Object.keys(platformRights).toSorted())
  })

  it.each(people)('$words', async (person) => {
    const cookie = await cookieOf(person)
    const answers = await Promise.all(
      ofPlatform.map(async ({ name, endpoint }) => [name, (await ask(cookie, endpoint)).status !== 403]),
    )
    const isKeeper = person.kind === 'admin' && person.role !== 'member'
    const expected = Object.entries(platformRights).map(([name, { who, ownerAdmin }]) => [
      name,
      (person.ownsAdmin && ownerAdmin) || (who === 'keeper' ? isKeeper : person.kind === 'admin'),
    ])
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected.map(([name, may]) => [name, may === true])))
  })
})
