import type { CallFailure } from '@tsumugi/api'
import type { Concierge, SessionUser, UserGroup } from '@tsumugi/domain'
import { onPage } from '@tsumugi/registry'
import { atom, computed } from 'nanostores'

/**
 * `empty` before the first look-up, `loading` during one, `ready` once it was answered either way, `failed` when nobody
 * could be asked and nobody was known before: that is not the same as not being signed in.
 */
export type SessionPhase = 'empty' | 'loading' | 'ready' | 'failed'

/** Empty until loaded; a user present means authenticated (spec §4, Session). */
export const $user = onPage('session.user', () => atom<SessionUser | null>(null))
export const $phase = onPage('session.phase', () => atom<SessionPhase>('empty'))

/** Why the last look-up could not ask; null once it could. */
export const $sessionFailure = onPage('session.failure', () => atom<CallFailure | null>(null))

/** The current organisation. */
export const $organisation = onPage('session.organisation', () =>
  computed($user, (user): UserGroup | null => user?.currentUserGroup ?? null),
)

/** Organisations the user may enter as concierge; empty until loaded. */
export const $concierges = onPage('session.concierges', () => atom<readonly Concierge[]>([]))

/** Organisations of the own super group, for the settings section; empty until loaded. */
export const $superGroups = onPage('session.super-groups', () => atom<readonly { id: number; name: string }[]>([]))
