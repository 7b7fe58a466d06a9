import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** Suppliers with whom there is business, and whether they read the label. */
export async function partnersOf(database: Database, userGroupId: number, familyId: number) {
  const { rows } = await sql<{ id: number; name: string; shared: boolean }>`
    select g.id, g.name, s.family_id is not null as shared
    from group_relation r
    join user_group g on g.id = r.partner_id and g.kind = 'supplier'
    left join quality_labeling_share s on s.family_id = ${familyId} and s.sharee_group_id = g.id
    where r.user_group_id = ${userGroupId} and r.status = 'active' and r.discarded_at is null
    order by r.partner_code nulls last, g.id`.execute(database)
  return rows
}

export async function replaceShares(
  database: Database,
  userGroupId: number,
  familyId: number,
  ids: readonly number[],
  accountId: number,
) {
  const family = database
    .deleteFrom('quality_labeling_share')
    .where('user_group_id', '=', userGroupId)
    .where('family_id', '=', familyId)
  await (ids.length > 0 ? family.where('sharee_group_id', 'not in', [...ids]) : family).execute()
  if (ids.length === 0) return
  const rows = ids.map((sharee_group_id) => ({
    user_group_id: userGroupId,
    family_id: familyId,
    sharee_group_id,
    shared_by: accountId,
  }))
  await database
    .insertInto('quality_labeling_share')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Quality control of the brand: somebody in a team with that role for it. */
export async function isQualityController(
  database: Database,
  userGroupId: number,
  accountId: number,
  brandId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from team_assignment a join team_member m on m.team_id = a.team_id
    where a.user_group_id = ${userGroupId} and a.role = 'qc' and m.account_id = ${accountId}
      and (${brandId}::bigint is null or a.brand_id = ${brandId})
    limit 1`.execute(database)
  return rows.length > 0
}
