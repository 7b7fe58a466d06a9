import { isOwnerAdmin } from './organisation.ts'
import type { FunctionKey, Kind, SessionUser } from './user.ts'

/** What a custom check may look at beside the user: the query of the address, already parsed. */
export interface GuardContext {
  query: Readonly<Record<string, unknown>>
}

/** Who may enter a page or call an endpoint (spec §5, Route guard). An empty guard asks for a signed-in user only. */
export interface Guard {
  /** `false` lets everybody in, signed in or not. */
  readonly login?: false
  readonly kinds?: readonly Kind[]
  readonly functions?: readonly FunctionKey[]
  /** Partial checking: any one of `functions` suffices instead of all (spec §5; domain §6.15). */
  readonly partial?: true
  readonly powerUser?: true
  /** Owner admins are let in as well, for whatever organisation they act (spec §6; domain §3.1). */
  readonly ownerAdmin?: true
  readonly check?: (user: SessionUser, context: GuardContext) => boolean
}

const nowhere: GuardContext = { query: {} }

/** The one decision both sides obey: the server enforces it, the browser spares a useless trip (domain §4.9). */
export function admits(user: SessionUser | null, guard: Guard, context: GuardContext = nowhere): boolean {
  if (guard.login === false) return true
  if (!user) return false
  const stands = hasStanding(user, guard) || (guard.ownerAdmin === true && isOwnerAdmin(user))
  return stands && meetsRules(user, guard, context)
}

function hasStanding(user: SessionUser, guard: Guard): boolean {
  if (guard.kinds && !guard.kinds.includes(user.kind)) return false
  return !guard.powerUser || user.powerUser
}

function meetsRules(user: SessionUser, guard: Guard, context: GuardContext): boolean {
  if (guard.functions && !hasFunctions(user, guard.functions, guard.partial)) return false
  return guard.check?.(user, context) ?? true
}

function hasFunctions(user: SessionUser, wanted: readonly FunctionKey[], partial?: true): boolean {
  const has = (key: FunctionKey) => user.enabledFunctions.includes(key)
  return partial ? wanted.some(has) : wanted.every(has)
}
