import type { assignmentRoles } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

const brandsOf = (database: Database, userGroupId: number) =>
  database.selectFrom('brand').where('brand.user_group_id', '=', userGroupId).where('brand.discarded_at', 'is', null)

export const brandOf = (database: Database, userGroupId: number, id: number) =>
  brandsOf(database, userGroupId).selectAll().where('id', '=', id).executeTakeFirst()

/** Tags of the products of a brand, the most used first. */
export async function tagsOfBrand(database: Database, userGroupId: number, brandId: number) {
  const { rows } = await sql<{ name: string; count: number }>`
    select tag as name, count(*) as count
    from merchandising, unnest(tags) as tag
    where user_group_id = ${userGroupId} and brand_id = ${brandId} and discarded_at is null
    group by tag order by count(*) desc, tag collate "C"`.execute(database)
  return rows
}

interface Viewer {
  userId: number
  name: string
  teams: { name: string; role: (typeof assignmentRoles)[number] }[]
  mayChange: boolean
}

/** Everybody of the organisation sees its brands; those of the teams that look after this one come first (domain §3.1). */
export async function viewersOf(database: Database, userGroupId: number, brandId: number): Promise<Viewer[]> {
  const { rows } = await sql<Viewer>`
    select a.id as "userId", a.name,
      coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'role', ta.role) order by t.name, ta.role)
        from team_assignment ta join team t on t.id = ta.team_id join team_member tm on tm.team_id = t.id
        where ta.user_group_id = ${userGroupId} and ta.brand_id = ${brandId} and tm.account_id = a.id), '[]') as teams,
      m.role in ('power_user', 'owner') and ${'merchandising'} = any(g.enabled_functions)
        and (m.functions is null or ${'merchandising'} = any(m.functions)) as "mayChange"
    from membership m join account a on a.id = m.account_id join user_group g on g.id = m.user_group_id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null
    order by a.id`.execute(database)
  return rows.toSorted((one, other) => Number(other.teams.length > 0) - Number(one.teams.length > 0))
}
