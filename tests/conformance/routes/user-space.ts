import { functionKeys, kinds, type FunctionKey, type SessionUser, type UserGroup } from '@tsumugi/domain'

const functionSets: readonly (readonly FunctionKey[])[] = [
  [],
  functionKeys,
  ...functionKeys.map((key) => [key]),
  ...functionKeys.map((left) => functionKeys.filter((key) => key !== left)),
]
const flags = [false, true] as const
const configs = [null, { allowSkuNamesFreeInput: false }, { allowSkuNamesFreeInput: true }] as const

const group = (id: number, given: Partial<UserGroup>): UserGroup => ({
  id,
  kind: 'brand',
  name: `組織${id}(デモ)`,
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  userGroupConfig: null,
  ...given,
})

/** Every kind × no, one, all but one and all functions × power user, owner admin, trade requestee and SKU config. */
export function everyUser(): SessionUser[] {
  return kinds.flatMap((kind) =>
    functionSets.flatMap((enabledFunctions) =>
      flags.flatMap((powerUser) =>
        flags.flatMap((ownerAdmin) =>
          flags.flatMap((requestee) =>
            configs.map((userGroupConfig): SessionUser => {
              const current = group(1, { kind, defaultTradeRequesteeId: requestee ? 7 : null, userGroupConfig })
              return {
                id: 1,
                name: '森下(デモ)',
                locale: 'ja',
                kind,
                admin: false,
                powerUser,
                userGroups: [current],
                currentUserGroup: current,
                ownedClientUserGroups: ownerAdmin ? [group(9, { kind: 'admin' })] : [],
                originalUser: null,
                originalUserGroup: null,
                enabledFunctions: [...enabledFunctions],
              }
            }),
          ),
        ),
      ),
    ),
  )
}

/** A user in one line, for the message of a failing test. */
export function inWords(user: SessionUser): string {
  return [
    user.kind,
    user.powerUser && 'power user',
    user.ownedClientUserGroups.length > 0 && 'owner admin',
    user.currentUserGroup?.defaultTradeRequesteeId && 'requestee',
    `config ${JSON.stringify(user.currentUserGroup?.userGroupConfig)}`,
    `[${user.enabledFunctions.join(' ')}]`,
  ]
    .filter(Boolean)
    .join(', ')
}
