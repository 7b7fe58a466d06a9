import type { VendorConsumeTargets, VendorMaterialConsume } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** All that was used of the rolls of a list, the newest first. */
export async function consumesOf(database: Database, listId: number): Promise<VendorMaterialConsume[]> {
  const { rows } = await sql<VendorMaterialConsume>`
    select c.id, c.line_id as "lineId", trim_scale(c.quantity)::text as quantity, trim_scale(c.loss)::text as loss,
      c.consumed_on as "consumedOn", c.note, c.reverses_id as reverses, r.id as "reversedBy", coalesce(a.name, '') as by,
      c.created_at as at,
      case when c.contract_id is not null then jsonb_build_object('id', c.contract_id, 'number', coalesce(d.number, '')) end
        as contract,
      case when p.id is not null then jsonb_build_object('id', p.id, 'kind', p.kind, 'seq', p.seq,
        'styleNo', coalesce(s.style_no, '')) end as phase
    from vendor_material_consume c join vendor_packing_list_line l on l.id = c.line_id
      left join vendor_material_consume r on r.reverses_id = c.id left join account a on a.id = c.created_by
      left join document d on d.id = c.contract_id
      left join phase p on p.id = c.phase_id left join production s on s.id = p.production_id
    where l.packing_list_id = ${listId} order by c.id desc limit 1000`.execute(database)
  return rows
}

const contracts = sql`select d.id, d.number, d.title from document d
  where d.noun = 'contract' and d.shared`

/** Contracts and phases that a use may be of: those that the organisation sees, the newest first. */
export async function targetsOf(database: Database): Promise<VendorConsumeTargets> {
  const orders = sql<VendorConsumeTargets['contracts'][number]>`${contracts} order by d.id desc limit 300`
  const phases = sql<VendorConsumeTargets['phases'][number]>`
    select p.id, p.kind, p.seq, s.style_no as "styleNo", s.name from phase p join production s on s.id = p.production_id
    order by p.id desc limit 300`
  const found = await Promise.all([orders.execute(database), phases.execute(database)])
  return { contracts: found[0].rows, phases: found[1].rows }
}

/** Whether a use may be of these. */
export async function seesTargets(
  database: Database,
  { contractId, phaseId }: { readonly contractId: number | null; readonly phaseId: number | null },
): Promise<{ contract: boolean; phase: boolean }> {
  const { rows } = await sql<{ contract: boolean; phase: boolean }>`
    select ${contractId}::bigint is null or exists (
        select from document d where d.id = ${contractId} and d.noun = 'contract' and d.shared) as contract,
      ${phaseId}::bigint is null or exists (select from phase where id = ${phaseId}) as phase`.execute(database)
  return rows[0]!
}

/** A roll with what is left of it, as long as its list is held. */
export async function rollOf(database: Database, listId: number, lineId: number) {
  const { rows } = await sql<{ id: number; left: string }>`
    select id, trim_scale(quantity - used - loss)::text as "left" from vendor_packing_list_line
    where id = ${lineId} and packing_list_id = ${listId}`.execute(database)
  return rows[0]
}

/** Whether a use was sent before. */
export async function isWritten(database: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select from vendor_material_consume where consume_key = ${key}`.execute(database)
  return rows.length > 0
}

export interface NewConsume {
  readonly userGroupId: number
  readonly accountId: number
  readonly lineId: number
  readonly key: string | null
  readonly contractId: number | null
  readonly phaseId: number | null
  readonly quantity: string
  readonly loss: string
  readonly consumedOn: string
  readonly note: string | null
  readonly reversesId: number | null
}

/** False where the same use is there already: its key was sent before, or it has been taken back. */
export async function insertConsume(database: Database, use: NewConsume): Promise<boolean> {
  const { rows } = await sql`
    insert into vendor_material_consume (user_group_id, line_id, consume_key, contract_id, phase_id, quantity, loss,
      consumed_on, note, reverses_id, created_by)
    values (${use.userGroupId}, ${use.lineId}, ${use.key}, ${use.contractId}, ${use.phaseId}, ${use.quantity}, ${use.loss},
      ${use.consumedOn}, ${use.note}, ${use.reversesId}, ${use.accountId})
    on conflict do nothing returning id`.execute(database)
  return rows.length > 0
}

export interface StoredConsume {
  readonly id: number
  readonly line_id: number
  readonly contract_id: number | null
  readonly phase_id: number | null
  readonly quantity: string
  readonly loss: string
  readonly reverses_id: number | null
}

/** Uses of the rolls of one list, in the order of their ids. */
export async function consumesById(
  database: Database,
  listId: number,
  ids: readonly number[],
): Promise<StoredConsume[]> {
  const { rows } = await sql<StoredConsume>`
    select c.id, c.line_id, c.contract_id, c.phase_id, c.quantity::text as quantity, c.loss::text as loss, c.reverses_id
    from vendor_material_consume c join vendor_packing_list_line l on l.id = c.line_id
    where l.packing_list_id = ${listId} and c.id = any(${[...ids]}::bigint[]) order by c.id`.execute(database)
  return rows
}
