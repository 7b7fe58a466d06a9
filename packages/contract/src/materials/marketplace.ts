import type { Guard } from '@tsumugi/domain'

/** Materials marketplace pages: material_market (spec §6). */
export const marketplace = { functions: ['material_market'] } as const satisfies Guard
/** Who buys there: brand, supplier or trade (spec §6, Own bookmarks). */
export const materialBuyers = {
  kinds: ['brand', 'supplier', 'trade'],
  functions: ['material_market'],
} as const satisfies Guard
/** Distributor pages: distributor (spec §6). */
export const distributors = { kinds: ['distributor'] } as const satisfies Guard
/** Admin bookmarks, admin distributor customers: admin (spec §6). */
export const marketAdmins = { kinds: ['admin'] } as const satisfies Guard
