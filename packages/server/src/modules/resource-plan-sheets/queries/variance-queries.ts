import type { CostBilled } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface BilledRow extends CostBilled {
  readonly supplierId: number
}

/** An invoice as it is compared: one row per price. */
const bill = sql`d.id as "documentId", d.number, coalesce(d.issuer_name, '') as partner, d.issue_date as "issueDate",
  trim_scale(sum(l.quantity))::text as quantity, trim_scale(l.unit_price)::text as "unitPrice", d.currency`
const billed = (userGroupId: number) =>
  sql`d.noun = 'invoice' and d.shared and d.receiver_id = ${userGroupId} and l.unit_price is not null`

/**
 * What was invoiced along the chain of the estimate or contract that each line was filled from, or of what was asked for and
 * ordered for it: quoted, ordered, delivered, billed, however many steps lie between.
 */
export async function billedAlong(
  database: Database,
  userGroupId: number,
  sheetId: number,
): Promise<(CostBilled & { readonly lineage: string })[]> {
  const { rows } = await sql<CostBilled & { lineage: string }>`
    with recursive follows (lineage, id) as (
      select c.lineage, x.id from resource_plan_line c join document_line s on s.id = c.source_line_id
        join document_line x on x.document_id = s.document_id
          and coalesce(x.description, x.item, '') = coalesce(s.description, s.item, '')
      where c.sheet_id = ${sheetId} and c.user_group_id = ${userGroupId}
      union
      select c.lineage, q.document_line_id from resource_plan_line c join cost_line_inquiry q on q.lineage = c.lineage
      where c.sheet_id = ${sheetId} and c.user_group_id = ${userGroupId} and q.user_group_id = ${userGroupId}
      union
      select f.lineage, n.id from follows f join document_line n on n.source_line_id = f.id
    )
    select f.lineage, ${bill} from follows f join document_line l on l.id = f.id join document d on d.id = l.document_id
    where ${billed(userGroupId)}
    group by f.lineage, d.id, l.unit_price order by d.issue_date desc nulls last, d.id desc limit 200`.execute(database)
  return rows
}

/** What each partner invoiced for the SKUs of a style, one row per invoice and price, the newest first. */
export async function billedFor(database: Database, userGroupId: number, productionId: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select d.issuer_id as "supplierId", ${bill}
    from document d join document_line l on l.document_id = d.id
      join stock_keeping_unit k on k.id = l.sku_id join phase p on p.id = k.phase_id
    where ${billed(userGroupId)} and p.production_id = ${productionId} and p.user_group_id = ${userGroupId}
    group by d.id, l.unit_price order by d.issue_date desc nulls last, d.id desc limit 200`.execute(database)
  return rows
}
