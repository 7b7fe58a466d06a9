import type { PhaseKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** One SKU of a production with its phase; a phase without SKUs, and a style without phases, is one row too. */
export interface SkuRow {
  readonly production_id: number
  readonly phase: PhaseKind | null
  readonly supplier_id: number | null
  readonly delivery_due: string | null
  readonly currency: string | null
  readonly color_id: number | null
  readonly size_id: number | null
  readonly sku_name: string | null
  readonly jan: string | null
  readonly quantity: number | null
  readonly unit_price: string | null
}

/** The SKUs of some productions of the organisation's own, in the order in which their pages show them. */
export async function skuRowsOf(database: Database, userGroupId: number, ids: readonly number[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select d.id as production_id, p.kind as phase, p.supplier_group_id as supplier_id, p.delivery_due, p.currency, k.color_id,
      k.size_id, k.name as sku_name, k.jan, k.quantity, trim_scale(k.unit_price)::text as unit_price
    from production d left join phase p on p.production_id = d.id left join stock_keeping_unit k on k.phase_id = p.id
      left join color c on c.id = k.color_id left join size z on z.id = k.size_id
    where d.user_group_id = ${userGroupId} and d.id = any(${[...ids]}::bigint[])
    order by d.id, p.seq, c.position nulls last, c.id, z.position nulls last, z.id, k.position, k.id`.execute(database)
  return rows
}
