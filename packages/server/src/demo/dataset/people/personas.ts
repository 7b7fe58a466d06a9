import type { FunctionKey, Locale } from '@tsumugi/domain'
import type { DemoConcierge, DemoMembership, DemoTeam, DemoTeamAssignment, DemoUser, Role } from '../demo-rows.ts'
import {
  adminFunctions,
  brandFunctions,
  distributorFunctions,
  supplierFunctions,
  tradeFunctions,
  userGroups,
} from './organisations.ts'

/** Every demo account signs in with it. */
export const demoPassword = 'demo-tsumugi'

/** Somebody to sign in as. `userGroups` are keys of organisations; the first membership is the current one. */
export interface Persona {
  readonly key: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly memberships: readonly { userGroup: string; role: Role; functions: readonly FunctionKey[] }[]
  /** Keys of the organisations it may enter as a concierge. */
  readonly concierges: readonly string[]
  readonly mayImpersonate: boolean
}

const planning: FunctionKey[] = ['merchandising', 'production_management', 'production_schedule', 'material_market']

export const personas = [
  persona('brand', 'asa.morishita@shirotsume.example', '森下 あさ', within('shirotsume', 'power_user', brandFunctions)),
  persona('brandMember', 'minori.ogawa@shirotsume.example', '小川 みのり', within('shirotsume', 'member', planning)),
  persona('brandOwner', 'tamaki.shirai@shirotsume.example', '白井 環', within('shirotsume', 'owner', brandFunctions)),
  persona('brandWithoutFunctions', 'minato.hamada@shirotsume.example', '浜田 湊', within('shirotsume', 'member', [])),
  persona(
    'otherBrand',
    'nagisa.isobe@shiokaze.example',
    '磯部 なぎさ',
    within('shiokaze', 'power_user', brandFunctions),
  ),
  persona('supplier', 'takumi.kato@konan.example', '加藤 匠', within('konan', 'power_user', supplierFunctions)),
  persona('supplierMember', 'ito.ando@konan.example', '安藤 糸', within('konan', 'member', ['production_schedule'])),
  persona(
    'chinaSupplier',
    'yun.chen@yunjin.example',
    '陈 云',
    within('hangzhou', 'power_user', supplierFunctions),
    'zh-CN',
  ),
  persona(
    'vietnamSupplier',
    'linh.tran@danang.example',
    'Trần Linh',
    within('danang', 'power_user', supplierFunctions),
    'en',
  ),
  persona('trade', 'wataru.kishi@watashibune.example', '岸 渡', within('watashibune', 'power_user', tradeFunctions)),
  persona(
    'tradeMember',
    'ryo.hotta@watashibune.example',
    '堀田 涼',
    within('watashibune', 'member', ['project_and_trade']),
  ),
  persona(
    'distributor',
    'ori.nishijin@someori.example',
    '西陣 織',
    within('someori', 'power_user', distributorFunctions),
  ),
  persona('distributorMember', 'ai.konya@someori.example', '紺屋 藍', within('someori', 'member', ['material_market'])),
  persona('admin', 'koto.sumida@tsumugi.example', '隅田 琴', within('platform', 'owner', adminFunctions), 'ja', {
    concierges: ['shirotsume', 'konan', 'yamabiko'],
    mayImpersonate: true,
  }),
  persona('adminMember', 'haru.ryogoku@tsumugi.example', '両国 春', within('platform', 'member', adminFunctions)),
  persona(
    'concierge',
    'shiori.makabe@annai.example',
    '真壁 栞',
    within('annai', 'member', ['project_and_trade']),
    'ja',
    { concierges: ['shirotsume', 'shiokaze', 'yamabiko'] },
  ),
  persona('manyOrganisations', 'akari.fujishiro@annai.example', '藤代 灯', [
    ...within('shirotsume', 'member', planning),
    ...within('shiokaze', 'power_user', brandFunctions),
    ...within('mikawa', 'member', supplierFunctions),
    ...within('watashibune', 'member', tradeFunctions),
  ]),
  persona(
    'supplierBeforeTerms',
    'yama.sato@yamabiko.example',
    '佐藤 山',
    within('yamabiko', 'owner', supplierFunctions),
  ),
  persona('knitSupplier', 'amu.suzuki@mikawa.example', '鈴木 編', within('mikawa', 'power_user', supplierFunctions)),
] as const satisfies readonly Persona[]

export type PersonaKey = (typeof personas)[number]['key']

export const users: DemoUser[] = personas.map(({ key, email, name, locale }, at) => ({
  id: at + 1,
  key,
  email,
  name,
  locale,
}))

export const memberships: DemoMembership[] = personas
  .flatMap((person: Persona, at) =>
    person.memberships.map((membership) => ({
      userId: at + 1,
      userGroupId: groupId(membership.userGroup),
      role: membership.role,
      functions: [...membership.functions],
    })),
  )
  .map((membership, at) => ({ id: at + 1, ...membership }))

export const concierges: DemoConcierge[] = personas
  .flatMap((person: Persona, at) => person.concierges.map((key) => ({ userId: at + 1, userGroupId: groupId(key) })))
  .map((concierge, at) => ({ id: at + 1, ...concierge }))

export const teams: DemoTeam[] = [
  { id: 1, userGroupId: 1, name: 'MD企画', userIds: [1, 2] },
  { id: 2, userGroupId: 1, name: '生産管理', userIds: [2, 3] },
  { id: 3, userGroupId: 1, name: '経理', userIds: [3] },
  { id: 4, userGroupId: 2, name: '商品部', userIds: [5] },
]

export const teamAssignments: DemoTeamAssignment[] = [
  ...[1, 2, 3].flatMap((brandId, at) => [
    { id: at * 2 + 1, brandId, teamId: 1, role: 'md' as const },
    { id: at * 2 + 2, brandId, teamId: 2, role: 'production' as const },
  ]),
  { id: 7, brandId: 4, teamId: 4, role: 'md' },
]

function within(userGroup: string, role: Role, functions: readonly FunctionKey[]): Persona['memberships'] {
  return [{ userGroup, role, functions }]
}

function persona<Key extends string>(
  key: Key,
  email: string,
  name: string,
  memberships: Persona['memberships'],
  locale: Locale = 'ja',
  more: Partial<Pick<Persona, 'concierges' | 'mayImpersonate'>> = {},
): Persona & { readonly key: Key } {
  return { key, email, name, locale, memberships, concierges: [], mayImpersonate: false, ...more }
}

function groupId(key: string): number {
  const group = userGroups.find((each) => each.key === key)
  if (!group) throw new Error(`No demo organisation has the key ${key}. Use a key of organisations.ts.`)
  return group.id
}
