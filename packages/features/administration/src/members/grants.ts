import type { Member } from '@tsumugi/contract'
import type { FunctionKey } from '@tsumugi/domain'

/** Functions of members as they are being changed, by the member's id; null stands for all of them. */
export type Grants = ReadonlyMap<number, readonly FunctionKey[] | null>

type Granted = Pick<Member, 'id' | 'functions'>

/** Whether a member has a function, with or without what is being changed. */
export function hasGrant(member: Granted, key: FunctionKey, edits: Grants = new Map()): boolean {
  const functions = edits.has(member.id) ? edits.get(member.id)! : member.functions
  return functions === null || functions.includes(key)
}

/** Whoever ends up with every function of the organisation has all of them, later ones too. */
export function toggledGrant(edits: Grants, member: Granted, key: FunctionKey, all: readonly FunctionKey[]): Grants {
  const now = all.filter((each) => hasGrant(member, each, edits))
  const next = now.includes(key)
    ? now.filter((each) => each !== key)
    : all.filter((each) => each === key || now.includes(each))
  return new Map([...edits, [member.id, next.length === all.length ? null : next]])
}

/** Only members whose functions differ now: a tick set and taken back is no change. */
export function changedGrants(
  people: readonly Pick<Member, 'id' | 'functions' | 'lockVersion'>[],
  edits: Grants,
  all: readonly FunctionKey[],
) {
  return people.flatMap((member) => {
    const differs = all.some((key) => hasGrant(member, key, edits) !== hasGrant(member, key))
    return edits.has(member.id) && differs
      ? [{ id: member.id, functions: copy(edits.get(member.id)!), lockVersion: member.lockVersion }]
      : []
  })
}

const copy = (functions: readonly FunctionKey[] | null) => functions && [...functions]
