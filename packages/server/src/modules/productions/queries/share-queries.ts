import type { ProductionShare } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** Partners who make or trade garments, and what of a production each is shown. */
export async function sharesOf(
  database: Database,
  userGroupId: number,
  productionId: number,
): Promise<ProductionShare[]> {
  const { rows } = await sql<ProductionShare>`
    select g.id as "userGroupId", g.name, g.kind,
      exists (select from production_share s where s.production_id = ${productionId} and s.sharee_group_id = g.id) as shared,
      coalesce((select jsonb_agg(s.phase_id order by s.phase_id) from production_share s
        where s.production_id = ${productionId} and s.sharee_group_id = g.id and s.phase_id is not null), '[]') as "phaseIds",
      coalesce((select jsonb_agg(p.id order by p.seq) from phase p
        where p.production_id = ${productionId} and p.supplier_group_id = g.id), '[]') as "ownPhaseIds"
    from group_relation r join user_group g on g.id = r.partner_id and g.kind in ('supplier', 'trade')
    where r.user_group_id = ${userGroupId} and r.status = 'active' and r.discarded_at is null
    order by r.partner_code nulls last, g.id`.execute(database)
  return rows
}

export interface Invitation {
  readonly userGroupId: number
  readonly phaseIds: readonly number[]
}

/** Puts these invitations in the place of those there are; the style is part of each. */
export async function replaceShares(
  database: Database,
  userGroupId: number,
  productionId: number,
  invitations: readonly Invitation[],
  accountId: number,
): Promise<void> {
  await database.deleteFrom('production_share').where('production_id', '=', productionId).execute()
  const rows = invitations.flatMap(({ userGroupId: sharee_group_id, phaseIds }) =>
    [null, ...phaseIds].map((phase_id) => ({
      user_group_id: userGroupId,
      production_id: productionId,
      phase_id,
      sharee_group_id,
      shared_by: accountId,
    })),
  )
  if (rows.length > 0) await database.insertInto('production_share').values(rows).execute()
}
