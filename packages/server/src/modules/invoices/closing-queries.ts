import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** One line of an accepted delivery that no invoice bills yet, with the line of the order it follows. */
export interface UnbilledLine {
  readonly delivery_id: number
  readonly number: string | null
  readonly partner_id: number
  readonly partner_name: string
  readonly arrived_on: string
  readonly inspected_on: string
  readonly delivery_line_id: number
  readonly order_id: number
  readonly order_line_id: number
  readonly currency: string
  readonly order_title: string
  readonly accepted: string
  readonly item: string | null
  readonly colour: string | null
  readonly size: string | null
  readonly description: string | null
  readonly unit: string
  readonly unit_price: string
  readonly tax_code: string
  readonly tax_mode: 'ex_tax' | 'inc_tax'
  readonly sku_id: number | null
}

/** The most lines that are looked at in one go; older deliveries come first. */
const mostLines = 20_000

/** What a seller has delivered, what was accepted of it, and what no invoice of its names yet, up to a day. */
export async function unbilledLines(database: Database, sellerId: number, until: string): Promise<UnbilledLine[]> {
  const { rows } = await sql<UnbilledLine>`
    select d.id as delivery_id, d.number, d.receiver_id as partner_id, coalesce(d.receiver_name, '') as partner_name,
      coalesce(k.arrived_on, k.inspected_on, d.issue_date) as arrived_on,
      coalesce(k.inspected_on, k.arrived_on, d.issue_date) as inspected_on,
      l.id as delivery_line_id, o.id as order_line_id, c.currency, c.title as order_title, c.id as order_id,
      trim_scale(l.accepted)::text as accepted, o.item, o.colour, o.size, o.description, o.unit,
      trim_scale(coalesce(o.unit_price, 0))::text as unit_price, o.tax_code, o.sku_id, t.tax_mode
    from document d join delivery k on k.document_id = d.id join document_line l on l.document_id = d.id
      join document_line o on o.id = l.source_line_id join document c on c.id = o.document_id
      join contract t on t.document_id = c.id
    where d.noun = 'delivery' and d.issuer_id = ${sellerId} and d.status in ('inspected', 'closed') and l.accepted > 0
      and coalesce(k.arrived_on, k.inspected_on, d.issue_date) <= ${until}
      and not exists (
        select from document_line b join document i on i.id = b.document_id and i.noun = 'invoice' and i.status <> 'void'
        where b.delivery_line_id = l.id)
    order by 5, d.id, l.position, l.id limit ${mostLines}`.execute(database)
  return rows
}
