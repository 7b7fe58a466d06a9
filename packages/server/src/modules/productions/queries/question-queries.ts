import type { PhaseHealth, PhaseKind } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import { foldedHolds } from '../../../database/folded-text.ts'
import { readablePhase } from '../../../records/productions/readable-queries.ts'
import { standing } from './production-queries.ts'

/** What a list is asked for, beside its page. */
export interface ProductionQuestion {
  readonly brandId?: number | undefined
  readonly season?: string | undefined
  readonly supplierGroupId?: number | undefined
  readonly merchandisingId?: number | undefined
  readonly phaseKind?: PhaseKind | undefined
  readonly stage?: PhaseKind | 'none' | undefined
  readonly health?: PhaseHealth | undefined
  readonly dueFrom?: string | undefined
  readonly dueTo?: string | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}

/** What a question wants to know of how far a production `d` is, which is as little as it needs. */
export function lookedAt(
  userGroupId: number,
  { health, dueFrom, dueTo, stage, sort = '' }: ProductionQuestion,
  isOwn: boolean,
) {
  const asked = { quantity: sort.endsWith('quantity'), due: sort.endsWith('deliveryDue') }
  if (health !== undefined || asked.quantity) return standing(userGroupId)
  if (dueFrom === undefined && dueTo === undefined && !asked.due && stage === undefined) return sql``
  // Of one's own it is kept by the write; of what is shared with us we see some phases only.
  return isOwn ? sql`cross join lateral (select d.stage, d.delivery_due) g` : standing(userGroupId)
}

export function wanted(userGroupId: number, asked: ProductionQuestion): RawBuilder<unknown>[] {
  const { brandId, season, supplierGroupId, merchandisingId, phaseKind, health, dueFrom, dueTo, q } = asked
  const hasPhase = (condition: RawBuilder<unknown>) =>
    sql`exists (select from phase p where p.production_id = d.id and ${readablePhase(userGroupId)} and ${condition})`
  return [
    ...(brandId === undefined ? [] : [sql`d.brand_id = ${brandId}`]),
    ...(season === undefined ? [] : [sql`d.season = ${season}`]),
    ...(merchandisingId === undefined
      ? []
      : [sql`d.merchandising_id = ${merchandisingId} and d.user_group_id = ${userGroupId}`]),
    ...(supplierGroupId === undefined
      ? []
      : [
          hasPhase(
            sql`p.supplier_group_id = ${supplierGroupId} and ${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id)`,
          ),
        ]),
    ...(phaseKind === undefined ? [] : [hasPhase(sql`p.kind = ${phaseKind}`)]),
    ...(health === undefined ? [] : [sql`g.health = ${health}`]),
    ...(dueFrom === undefined ? [] : [sql`g.delivery_due >= ${dueFrom}::date`]),
    ...(dueTo === undefined ? [] : [sql`g.delivery_due <= ${dueTo}::date`]),
    ...(q?.trim() ? [foldedHolds(sql`d.folded_words`, q)] : []),
  ]
}

export const and = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` and `)
export const ofStage = ({ stage }: ProductionQuestion) =>
  stage === undefined ? [] : [stage === 'none' ? sql`g.stage is null` : sql`g.stage = ${stage}`]

/** Productions `d` of others of which the organisation makes a phase, or to which it was invited. */
const sharedWithUs = (userGroupId: number) => sql`d.user_group_id <> ${userGroupId} and d.id in (
  select p.production_id from phase p where p.supplier_group_id = ${userGroupId}
  union select s.production_id from production_share s where s.sharee_group_id = ${userGroupId})`

/** Where productions `d` lie that the organisation reads: its own by their indexes, and the fewer that are shared with it. */
export const parts = (userGroupId: number) =>
  [
    { isOwn: true, where: sql`d.user_group_id = ${userGroupId}` },
    { isOwn: false, where: sharedWithUs(userGroupId) },
  ] as const

/** The columns of each production `d` that a question finds, one's own and what is shared; each part is cut by itself. */
export const productionsFound = (
  userGroupId: number,
  asked: ProductionQuestion,
  columns: RawBuilder<unknown>,
  cut = sql``,
) =>
  sql.join(
    parts(userGroupId).map(
      ({ isOwn, where }) => sql`(select ${columns} from production d ${lookedAt(userGroupId, asked, isOwn)}
        where ${and([where, ...wanted(userGroupId, asked), ...ofStage(asked)])} ${cut})`,
    ),
    sql` union all `,
  )
