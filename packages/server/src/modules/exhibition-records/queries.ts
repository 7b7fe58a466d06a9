import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { CustomerPart } from '@tsumugi/contract'
import type { ExhibitionPhase, PriceMode } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { ExhibitionTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface ExhibitionRow {
  id: number
  brand_id: number
  brand_name: string
  name: string
  season: string | null
  opens_at: string
  closes_at: string
  password_hash: string | null
  currency: string
  price_mode: PriceMode
  rate_percent: string
  min_amount: string | null
  min_quantity_per_style: number | null
  delivery_windows: { key: string; label: string; startsOn: string; endsOn: string }[]
  customer_parts: CustomerPart[]
  terms: string
  partner_origins: string[]
  publishable_key: string
  lock_version: number
  item_count: number
  order_count: number
  quantity: number
  amount: string
  picture_keys: string[]
  cover: { id: number; key: string; name: string } | null
}

const columns = sql`
  e.id, e.brand_id, b.name as brand_name, e.name, e.season, e.opens_at, e.closes_at, e.password_hash, e.currency, e.price_mode, e.rate_percent,
  e.min_amount, e.min_quantity_per_style, e.delivery_windows, e.customer_parts, e.terms, e.partner_origins, e.publishable_key, e.lock_version,
  (select count(*) from exhibition_item i where i.exhibition_id = e.id and i.discarded_at is null) as item_count,
  o.order_count, o.quantity, o.amount,
  (select jsonb_build_object('id', p.id, 'key', p.public_key, 'name', p.name) from exhibition_picture p
    where p.exhibition_id = e.id and p.exhibition_outfit_id is null) as cover,
  coalesce((select array_agg(x.public_key) from (
    select (select p.public_key from exhibition_item_picture p where p.exhibition_item_id = i.id order by p.position, p.id limit 1) as public_key
    from exhibition_item i where i.exhibition_id = e.id and i.discarded_at is null order by i.position, i.id limit 4) x where x.public_key is not null), '{}') as picture_keys`

const from = sql`
  from exhibition e join brand b on b.id = e.brand_id
  cross join lateral (select count(*) as order_count, coalesce(sum(x.quantity), 0)::int as quantity, coalesce(sum(x.amount), 0) as amount
    from exhibition_order x where x.exhibition_id = e.id and x.status <> 'cancelled') o`

const own = (userGroupId: number, condition: RawBuilder<unknown>) =>
  sql`where e.user_group_id = ${userGroupId} and e.discarded_at is null and ${condition}`

export async function exhibitionOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<ExhibitionRow | undefined> {
  const { rows } = await sql<ExhibitionRow>`select ${columns} ${from} ${own(userGroupId, sql`e.id = ${id}`)}`.execute(
    database,
  )
  return rows[0]
}

export interface ExhibitionWish {
  phase?: ExhibitionPhase | undefined
  brandId?: number | undefined
  search?: string | undefined
}

/** One page, the latest first, with the count of all. */
export async function pageOfExhibitions(
  database: Database,
  userGroupId: number,
  wish: ExhibitionWish,
  limit: number,
  offset: number,
) {
  const phases = {
    upcoming: sql`e.opens_at > now()`,
    open: sql`e.opens_at <= now() and e.closes_at > now()`,
    closed: sql`e.closes_at <= now()`,
  }
  const found = own(
    userGroupId,
    sql`
    ${wish.phase ? phases[wish.phase] : sql`true`} and ${wish.brandId ? sql`e.brand_id = ${wish.brandId}` : sql`true`}
    and ${wish.search ? sql`e.name ilike ${`%${wish.search.replace(/[%_\\]/g, '\\$&')}%`}` : sql`true`}`,
  )
  const { rows } =
    await sql<ExhibitionRow>`select ${columns} ${from} ${found} order by e.opens_at desc, e.id desc limit ${limit} offset ${offset}`.execute(
      database,
    )
  const total = await sql<{ count: number }>`select count(*) as count from exhibition e ${found}`.execute(database)
  return { rows, count: total.rows[0]!.count }
}

export const insertExhibition = (database: Database, values: Insertable<ExhibitionTable>) =>
  database.insertInto('exhibition').values(values).returning('id').executeTakeFirstOrThrow()

/** Run as the system: the door is closed to the application role. */
export const openDoor = (database: Database, userGroupId: number, exhibitionId: number) =>
  database.insertInto('exhibition_door').values({ exhibition_id: exhibitionId, user_group_id: userGroupId }).execute()

/** Undefined when there is no such exhibition, or when it has moved on from `lockVersion`. */
export const updateExhibition = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<ExhibitionTable>,
) =>
  updateRow(
    database,
    'exhibition',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )

/** Guests who came in by the password of before are out. Run as the system. */
export const endPasswordSessions = (database: Database, exhibitionId: number) =>
  database
    .deleteFrom('exhibition_guest_session')
    .where('exhibition_id', '=', exhibitionId)
    .where('kind', '=', 'password')
    .execute()

export const brandIsOwn = async (database: Database, userGroupId: number, brandId: number): Promise<boolean> =>
  (await database
    .selectFrom('brand')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', brandId)
    .executeTakeFirst()) !== undefined
