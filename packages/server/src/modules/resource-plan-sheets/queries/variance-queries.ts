import type { CostBilled } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface BilledRow extends CostBilled {
  readonly supplierId: number
}

/** What each partner invoiced for the SKUs of a style, one row per invoice and price, the newest first. */
export async function billedFor(database: Database, userGroupId: number, productionId: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select d.issuer_id as "supplierId", d.id as "documentId", d.number, coalesce(g.name, '') as partner,
      d.issue_date as "issueDate", trim_scale(sum(l.quantity))::text as quantity,
      trim_scale(l.unit_price)::text as "unitPrice", d.currency
    from document d join document_line l on l.document_id = d.id
      join stock_keeping_unit k on k.id = l.sku_id join phase p on p.id = k.phase_id
      left join user_group g on g.id = d.issuer_id
    where d.noun = 'invoice' and d.shared and d.receiver_id = ${userGroupId} and p.production_id = ${productionId}
      and p.user_group_id = ${userGroupId} and l.unit_price is not null
    group by d.issuer_id, d.id, g.name, l.unit_price order by d.issue_date desc nulls last, d.id desc limit 200`.execute(
    database,
  )
  return rows
}
