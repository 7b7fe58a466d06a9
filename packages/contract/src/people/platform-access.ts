import type { Guard } from '@tsumugi/domain'

/** Looking at organisations: everybody of an admin organisation, and owner admins (domain §3.1). */
export const readsOrganisations = { kinds: ['admin'], ownerAdmin: true } as const satisfies Guard

/** Creating, suspending and configuring organisations: by role, never by kind alone. */
export const keepsOrganisations = { kinds: ['admin'], powerUser: true, ownerAdmin: true } as const satisfies Guard

/** Saying who may enter where, and what all organisations are led to: owners and power users of an admin organisation. */
export const keepsPlatform = { kinds: ['admin'], powerUser: true } as const satisfies Guard
