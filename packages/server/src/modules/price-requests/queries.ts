import type { PriceRequestReason, PriceRequestResult } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface PriceRequestRow {
  readonly id: number
  readonly document_id: number | null
  readonly buyer_id: number
  readonly seller_id: number
  readonly requested_on: string
  readonly requested_by_name: string
  readonly item: string | null
  readonly requested_price: string | null
  readonly currency: string
  readonly reasons: PriceRequestReason[]
  readonly note: string
  readonly answered_on: string | null
  readonly answered_by_name: string | null
  readonly result: PriceRequestResult | null
  readonly explanation: string
  readonly lock_version: number
}

const columns = sql`id, document_id, buyer_id, seller_id, requested_on, requested_by_name, item,
  trim_scale(requested_price)::text as requested_price, currency, reasons, note, answered_on, answered_by_name, result,
  explanation, lock_version`

/** Those between two organisations, the newest first. */
export async function priceRequestsBetween(
  database: Database,
  buyerId: number,
  sellerId: number,
): Promise<PriceRequestRow[]> {
  const { rows } = await sql<PriceRequestRow>`
    select ${columns} from price_request where buyer_id = ${buyerId} and seller_id = ${sellerId}
    order by id desc limit 200`.execute(database)
  return rows
}

export async function priceRequestById(database: Database, id: number): Promise<PriceRequestRow | undefined> {
  const { rows } = await sql<PriceRequestRow>`select ${columns} from price_request where id = ${id}`.execute(database)
  return rows[0]
}

export interface NewPriceRequest
  extends
    Pick<PriceRequestRow, 'document_id' | 'buyer_id' | 'seller_id' | 'requested_on' | 'requested_by_name'>,
    Pick<PriceRequestRow, 'item' | 'requested_price' | 'currency' | 'reasons' | 'note'> {
  readonly requested_by: number
}

export async function insertPriceRequest(database: Database, made: NewPriceRequest): Promise<PriceRequestRow> {
  const { rows } = await sql<PriceRequestRow>`
    insert into price_request (document_id, buyer_id, seller_id, requested_on, requested_by, requested_by_name, item,
      requested_price, currency, reasons, note)
    values (${made.document_id}, ${made.buyer_id}, ${made.seller_id}, ${made.requested_on}, ${made.requested_by},
      ${made.requested_by_name}, ${made.item}, ${made.requested_price}, ${made.currency}, ${made.reasons}, ${made.note})
    returning ${columns}`.execute(database)
  return rows[0]!
}

/** Undefined when it has moved on from `lockVersion`. */
export async function answerPriceRequest(
  database: Database,
  id: number,
  lockVersion: number,
  answer: Pick<PriceRequestRow, 'answered_on' | 'answered_by_name' | 'result' | 'explanation'> & {
    answered_by: number
  },
): Promise<PriceRequestRow | undefined> {
  const updated = await updateRow(database, 'price_request', { id, lock_version: lockVersion }, answer)
  return updated && priceRequestById(database, id)
}

/** What the last issued order between two organisations paid for each of some styles, before this one. */
export async function lastPrices(
  database: Database,
  document: { readonly id: number; readonly issuer_id: number; readonly receiver_id: number | null },
  items: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ item: string; unit_price: string }>`
    select distinct on (l.item) l.item, trim_scale(l.unit_price)::text as unit_price
    from document_line l join document d on d.id = l.document_id
    where d.noun = 'contract' and d.shared and d.status in ('issued', 'accepted', 'closed') and d.id <> ${document.id}
      and d.issuer_id = ${document.issuer_id} and d.receiver_id = ${document.receiver_id} and l.item = any(${[...items]}::text[])
    order by l.item, d.issue_date desc, d.id desc`.execute(database)
  return new Map(rows.map(({ item, unit_price }) => [item, unit_price]))
}

/** What both parties of some requests are called today. */
export async function groupNames(
  database: Database,
  rows: readonly Pick<PriceRequestRow, 'buyer_id' | 'seller_id'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]))]
  if (ids.length === 0) return new Map()
  const groups = await database.selectFrom('user_group').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(groups.map(({ id, name }) => [id, name]))
}
