import type { Phase } from '@tsumugi/contract'
import type { PhaseKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'
import { phaseFigures, phaseObject, readablePhase } from '../../../records/productions/readable-queries.ts'

export interface PhaseRow {
  readonly id: number
  readonly user_group_id: number
  readonly production_id: number
  readonly supplier_group_id: number | null
  readonly supplier_name: string | null
  readonly frozen_at: string | null
  readonly lock_version: number
  readonly style_no: string
  readonly production_name: string
  readonly season: string | null
  readonly phase: Phase
}

/** A phase that this organisation may see. */
export async function phaseOf(database: Database, userGroupId: number, id: number): Promise<PhaseRow | undefined> {
  const { rows } = await sql<PhaseRow>`
    select p.id, p.user_group_id, p.production_id, p.supplier_group_id, g.name as supplier_name, p.frozen_at,
      p.lock_version, d.style_no, d.name as production_name, d.season, ${phaseObject(userGroupId)} as phase
    from phase p join production d on d.id = p.production_id left join user_group g on g.id = p.supplier_group_id
      ${phaseFigures} where p.id = ${id} and ${readablePhase(userGroupId)}`.execute(database)
  return rows[0]
}

/** Holds a phase of the organisation's own until the transaction ends: who writes its SKUs waits here for the others. */
export async function holdPhase(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from phase where id = ${id} and user_group_id = ${userGroupId} for update`.execute(database)
  return rows.length > 0
}

export interface PhaseValues {
  readonly kind?: PhaseKind | undefined
  readonly supplierGroupId?: number | null | undefined
  readonly deliveryDue?: string | null | undefined
  readonly currency?: string | undefined
}

const columnsOf = (values: PhaseValues) => ({
  kind: values.kind,
  supplier_group_id: values.supplierGroupId,
  delivery_due: values.deliveryDue,
  currency: values.currency,
})

/** After the last phase of the production, which the caller holds. */
export async function insertPhase(
  database: Database,
  userGroupId: number,
  accountId: number,
  productionId: number,
  values: PhaseValues & { readonly kind: PhaseKind },
): Promise<number> {
  const { id } = await database
    .insertInto('phase')
    .values({
      ...columnsOf(values),
      kind: values.kind,
      user_group_id: userGroupId,
      production_id: productionId,
      seq: sql`(select coalesce(max(seq), 0) + 1 from phase where production_id = ${productionId})`,
      created_by: accountId,
      updated_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The caller holds the phase. */
export const updatePhase = (database: Database, id: number, accountId: number, values: PhaseValues) =>
  updateRow(database, 'phase', { id }, { ...columnsOf(values), updated_by: accountId })

export const deletePhase = (database: Database, id: number) =>
  database.deleteFrom('phase').where('id', '=', id).execute()

/** The SKUs of one phase for another, with their parts left behind. */
export async function copySkus(database: Database, fromId: number, toId: number, quantities: boolean): Promise<void> {
  await sql`
    insert into stock_keeping_unit (user_group_id, phase_id, color_id, size_id, name, jan, quantity, unit_price, position)
    select user_group_id, ${toId}, color_id, size_id, name, jan, case when ${quantities}::boolean then quantity else 0 end,
      unit_price, position from stock_keeping_unit where phase_id = ${fromId} order by position, id`.execute(database)
}

/** How many lines of documents, of whichever organisation, and labels name a phase or its SKUs; asked by the system. */
export async function usesOfPhase(database: Database, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from document_line l join stock_keeping_unit k on k.id = l.sku_id where k.phase_id = ${id})
      + (select count(*) from quality_labeling where phase_id = ${id}) as count`.execute(database)
  return rows[0]!.count
}

/** A partner with whom there is business, of a kind that makes or trades garments. */
export async function makerOf(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from group_relation r join user_group g on g.id = r.partner_id
    where r.user_group_id = ${userGroupId} and r.partner_id = ${id} and r.status = 'active' and r.discarded_at is null
      and g.kind in ('supplier', 'trade')`.execute(database)
  return rows.length > 0
}

/** Other suppliers that were invited to a phase before somebody else came to make it. */
export async function endSharesOfOthers(database: Database, phaseId: number): Promise<void> {
  await sql`
    delete from production_share s using phase p, user_group g
    where p.id = ${phaseId} and s.phase_id = p.id and g.id = s.sharee_group_id and g.kind = 'supplier'
      and p.supplier_group_id is not null and p.supplier_group_id <> g.id`.execute(database)
}
