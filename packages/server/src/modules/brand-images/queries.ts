import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { BrandImageTable } from '../../database/tables.ts'
import { updateRows } from '../../database/versions/update-row.ts'

export type BrandImageRow = Selectable<BrandImageTable>

const live = (database: Database, userGroupId: number) =>
  database
    .selectFrom('brand_image')
    .selectAll()
    .where('user_group_id', '=', userGroupId)
    .where('discarded_at', 'is', null)

/** The things on a board, the lowest first. */
export const thingsOn = (
  database: Database,
  userGroupId: number,
  brandId: number,
  season: string,
): Promise<BrandImageRow[]> =>
  live(database, userGroupId)
    .where('brand_id', '=', brandId)
    .where('season', '=', season)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const thingOf = (database: Database, userGroupId: number, id: number): Promise<BrandImageRow | undefined> =>
  live(database, userGroupId).where('id', '=', id).executeTakeFirst()

export async function seasonsWithBoards(database: Database, userGroupId: number, brandId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('brand_image')
    .select('season')
    .distinct()
    .where('user_group_id', '=', userGroupId)
    .where('brand_id', '=', brandId)
    .where('discarded_at', 'is', null)
    .execute()
  return rows.map(({ season }) => season)
}

const onTop = (brandId: number, season: string) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from brand_image where brand_id = ${brandId} and season = ${season})`

export const insertThing = (
  database: Database,
  thing: Omit<Insertable<BrandImageTable>, 'position'>,
): Promise<BrandImageRow> =>
  database
    .insertInto('brand_image')
    .values({ ...thing, position: onTop(thing.brand_id, thing.season) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateThing = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<BrandImageTable>,
  toFront?: { brand_id: number; season: string },
): Promise<BrandImageRow | undefined> =>
  updateRows(
    database,
    'brand_image',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    { ...values, ...(toFront && { position: onTop(toFront.brand_id, toFront.season) }) },
  )
    .returningAll()
    .executeTakeFirst()

export const reviveThing = (database: Database, userGroupId: number, id: number): Promise<BrandImageRow | undefined> =>
  updateRows(database, 'brand_image', { user_group_id: userGroupId, id }, { discarded_at: null })
    .where('discarded_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()

/** The card pictures of some products of a brand. */
export const picturesOfProducts = (database: Database, userGroupId: number, brandId: number, ids: readonly number[]) =>
  database
    .selectFrom('merchandising as m')
    .innerJoin('merchandising_file as f', (join) =>
      join.onRef('f.merchandising_id', '=', 'm.id').on('f.is_primary', '=', true),
    )
    .leftJoin('stored_file as s', (join) =>
      join.onRef('s.user_group_id', '=', 'f.user_group_id').onRef('s.storage_key', '=', 'f.storage_key'),
    )
    .select(['m.id', 'm.name', 'f.storage_key', 'f.content_type', 's.ratio'])
    .where('m.user_group_id', '=', userGroupId)
    .where('m.brand_id', '=', brandId)
    .where('m.discarded_at', 'is', null)
    .where('m.id', 'in', [...ids])
    .orderBy('m.id')
    .execute()
