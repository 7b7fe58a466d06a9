import type { CostPriceSource } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** Who names the price in document `d`: an estimate's issuer, and whom a contract was given to. */
export const partnerName = sql`case d.noun when 'estimation' then d.issuer_name else d.receiver_name end`
const partnerId = sql`case d.noun when 'estimation' then d.issuer_id else d.receiver_id end`

/** Issued estimates to an organisation and contracts of its own that stand, each line `l` with a price for goods or work. */
const offered = (userGroupId: number) => sql`
  document d join document_line l on l.document_id = d.id and l.unit_price is not null
    and l.line_kind in ('goods', 'service', 'freight')
  where d.noun in ('estimation', 'contract') and d.shared and d.status not in ('declined', 'rejected', 'cancelled')
    and case d.noun when 'estimation' then d.receiver_id else d.issuer_id end = ${userGroupId}`

/**
 * Prices for a style, one row per document, thing and price, the newest first. A price is for the style when its line is of
 * one of its SKUs, names its number, or answers what a sheet of it asked for.
 */
export async function priceSourcesOf(
  database: Database,
  userGroupId: number,
  { productionId, styleNo }: { readonly productionId: number; readonly styleNo: string },
): Promise<CostPriceSource[]> {
  const { rows } = await sql<CostPriceSource>`
    select min(o.line_id) as "lineId", o.document_id as "documentId", o.noun, o.number, o.issue_date as "issueDate",
      jsonb_build_object('id', o.partner_id, 'name', coalesce(o.partner, '')) as partner, o.name, coalesce(o.unit, 'pc') as unit,
      trim_scale(sum(o.quantity))::text as quantity, trim_scale(o.unit_price)::text as "unitPrice", o.currency, q.lineage
    from (
      select d.id as document_id, d.noun, d.number, d.issue_date, ${partnerId} as partner_id, ${partnerName} as partner,
        d.currency, l.id as line_id, coalesce(l.description, l.item, '') as name, l.unit, l.quantity, l.unit_price, l.item,
        l.sku_id, l.source_line_id as asked_id,
        (select s.source_line_id from document_line s where s.id = l.source_line_id) as asked_before_id
      from ${offered(userGroupId)}
    ) o left join cost_line_inquiry q on q.user_group_id = ${userGroupId} and q.document_line_id in (o.asked_id, o.asked_before_id)
      left join resource_plan_sheet asked on asked.id = q.sheet_id
      left join stock_keeping_unit k on k.id = o.sku_id left join phase p on p.id = k.phase_id
    where p.production_id = ${productionId} or o.item = ${styleNo} or asked.production_id = ${productionId}
    group by o.document_id, o.noun, o.number, o.issue_date, o.partner_id, o.partner, o.name, o.unit, o.unit_price, o.currency,
      q.lineage
    order by o.issue_date desc nulls last, o.document_id desc, "lineId" limit 200`.execute(database)
  return rows
}

/** Of these lines those from which an organisation may fill a cost line. */
export async function offeredLines(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select l.id from ${offered(userGroupId)} and l.id = any(${[...ids]}::bigint[])`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** Keeps which line of which sheet of its own an organisation buys a line for; false where it has no such line. */
export async function keepPurpose(
  database: Database,
  userGroupId: number,
  documentLineId: number,
  costLineId: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cost_line_inquiry (document_line_id, user_group_id, sheet_id, lineage)
    select ${documentLineId}, ${userGroupId}, sheet_id, lineage from resource_plan_line
    where id = ${costLineId} and user_group_id = ${userGroupId} returning document_line_id`.execute(database)
  return rows.length > 0
}

/** Keeps which line of which sheet each line of a request was begun from, in the order of both. */
export async function keepInquiries(
  database: Database,
  userGroupId: number,
  sheetId: number,
  documentId: number,
  lineages: readonly string[],
): Promise<void> {
  await sql`
    insert into cost_line_inquiry (document_line_id, user_group_id, sheet_id, lineage)
    select l.id, ${userGroupId}, ${sheetId}, g.lineage
    from (select id, row_number() over (order by position, id) as place from document_line where document_id = ${documentId}) l
      join unnest(${[...lineages]}::uuid[]) with ordinality as g (lineage, place) on g.place = l.place`.execute(
    database,
  )
}
