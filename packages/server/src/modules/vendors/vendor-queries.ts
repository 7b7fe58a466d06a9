import type { Rounding } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'

export interface VendorRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly encoding: 'utf8' | 'cp932'
  readonly rounding: Rounding
  readonly places: number
  readonly notify: boolean
  readonly lock_version: number
}

const columns = sql`id, key, name, encoding, rounding, places, notify, lock_version`
const keys = /^[a-z0-9][a-z0-9_-]{0,39}$/

/** What holds for a vendor that nobody has set up: its addresses work, and nothing stands there yet. */
const usual = {
  id: 0,
  name: '',
  encoding: 'utf8',
  rounding: 'half_up',
  places: 1,
  notify: true,
  lock_version: 0,
} as const

export async function vendorsOf({ database, userGroupId }: TenantRequest): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select ${columns} from vendor where user_group_id = ${userGroupId} order by key`.execute(database)
  return rows
}

/**
 * The vendor that an address names; where nobody has set it up, one of id 0 that has nothing.
 * @throws Refusal 404 for what no address may spell
 */
export async function vendorNamed({ database, userGroupId }: TenantRequest, key: string): Promise<VendorRow> {
  if (!keys.test(key)) throw notFound()
  const { rows } = await sql<VendorRow>`
    select ${columns} from vendor where user_group_id = ${userGroupId} and key = ${key}`.execute(database)
  return rows[0] ?? { ...usual, key }
}

/** The id of a vendor for a write: set up with the usual settings where it is not yet. */
export async function vendorIdFor(request: TenantRequest, key: string): Promise<number> {
  const known = await vendorNamed(request, key)
  if (known.id > 0) return known.id
  const { rows } = await sql<{ id: number }>`
    insert into vendor (user_group_id, key) values (${request.userGroupId}, ${key})
    on conflict (user_group_id, key) do update set key = excluded.key returning id`.execute(request.database)
  return rows[0]!.id
}

export async function vendorById(database: Database, id: number): Promise<VendorRow> {
  const { rows } = await sql<VendorRow>`select ${columns} from vendor where id = ${id}`.execute(database)
  return rows[0]!
}

export interface VendorChange {
  readonly name?: string | undefined
  readonly encoding?: VendorRow['encoding'] | undefined
  readonly rounding?: Rounding | undefined
  readonly places?: number | undefined
  readonly notify?: boolean | undefined
}

/** Writes what is given where the version is the one that was seen. */
export const updateVendor = (database: Database, id: number, lockVersion: number, change: VendorChange) =>
  updateRow(database, 'vendor', { id, lock_version: lockVersion }, change)

/** Everybody who works for the organisation. */
export async function colleagues(database: Database, userGroupId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from membership
    where user_group_id = ${userGroupId} and suspended_at is null and left_at is null`.execute(database)
  return rows.map(({ id }) => id)
}
