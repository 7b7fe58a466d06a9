import type { MaterialOrderDetail } from '@tsumugi/contract'
import { takesFromStock, type ClaimAnswer, type MaterialDetailStatus } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { invalid } from '../../http/refusal.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { clothLines } from './cart-queries.ts'

/** What a length costs, as bills cut it. */
const costOf = (length: RawBuilder<unknown>) =>
  sql`trunc(${length} * l.unit_price, case doc.currency when 'JPY' then 0 else 2 end)`

/** All that came where no length was claimed. */
const claimed = sql`coalesce(d.claim_quantity, d.net_length)`
/** What its buyer keeps and pays: cut once, as its bill cuts what is left, so that net and credit never differ from it. */
const keptOf = (detail: string) => sql`(${sql.ref(`${detail}.net_length`)} - case
  when coalesce(${sql.ref(`${detail}.claim_answer`)} in ('replacement', 'credit'), false)
  then coalesce(${sql.ref(`${detail}.claim_quantity`)}, ${sql.ref(`${detail}.net_length`)}) else 0 end)`
const keptLength = keptOf('d')
/** The fee of an ordered line is owed once, with the first cloth of it that is kept. */
const fee = sql`(case when exists (select from material_order_detail e where e.line_id = d.line_id and e.id < d.id
  and ${keptOf('e')} > 0) then 0 else coalesce(l.fee, 0) end)`
const netAmount = sql`${costOf(sql`d.net_length`)} + ${fee}`
const billedAmount = sql`${costOf(keptLength)} + case when ${keptLength} > 0 then ${fee} else 0 end`
const creditAmount = sql`(${netAmount}) - (${billedAmount})`

/** What was claimed and answered: its price where a credit was promised, its line where it is replaced. */
const claimCase = sql`jsonb_build_object('reason', d.claim, 'on', d.claimed_on,
  'quantity', trim_scale(${claimed})::text,
  'answer', d.claim_answer, 'note', d.claim_answer_note, 'answeredOn', d.claim_answered_on,
  'creditAmount', case when d.claim_answer = 'credit' then trim_scale(${creditAmount})::text end,
  'replacement', (select jsonb_build_object('id', r.id, 'status', r.status) from material_order_detail r
    where r.replaces_id = d.id),
  'photos', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'contentType', r.content_type,
    'size', r.size, 'url', '/api/record_files/' || r.id || '/original', 'isPicture', r.content_type like 'image/%')
    order by f.id), '[]') from material_claim_file f join record_file r on r.id = f.file_id where f.detail_id = d.id))`

/** Lines of orders as both parties see them, those that `where` lets through, the newest order first. */
export async function detailsWhere(
  database: Database,
  where: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MaterialOrderDetail[]> {
  const { rows } = await sql<MaterialOrderDetail>`
    select d.id, d.document_id as "orderId", doc.number as "orderNumber",
      jsonb_build_object('id', doc.issuer_id, 'name', doc.issuer_name) as buyer,
      jsonb_build_object('id', doc.receiver_id, 'name', doc.receiver_name) as distributor,
      d.kind, d.code, d.title as name, d.color_id as "colorId",
      jsonb_build_object('no', d.color_no, 'name', d.color_name, 'hex', d.color_hex) as color,
      d.lot_id as "lotId", coalesce(t.lot, l.lot) as lot, trim_scale(d.quantity)::text as quantity, d.unit,
      trim_scale(l.unit_price)::text as "unitPrice", trim_scale(${fee})::text as fee, doc.currency, trim_scale(d.net_length)::text as "netLength",
      case when d.net_length > 0 then trim_scale(${netAmount})::text end as "netAmount",
      trim_scale(${keptLength})::text as "billedLength",
      case when d.net_length > 0 then trim_scale(${billedAmount})::text end as "billedAmount",
      d.replaces_id as "replacesId", d.status, o.wish_date as "wishDate", o.ship_plan as "shipPlan", d.received_on as "receivedOn", d.claim,
      case when d.claim is not null then ${claimCase} end as "claimCase",
      coalesce((select jsonb_agg(jsonb_build_object('no', r.no, 'netLength', trim_scale(r.net_length)::text,
        'shipment', s.no, 'carrier', s.carrier) order by r.id)
        from material_roll r join material_shipment s on s.id = r.shipment_id where r.detail_id = d.id), '[]') as rolls
    from material_order_detail d join document doc on doc.id = d.document_id join material_order o on o.document_id = doc.id
      join document_line l on l.id = d.line_id left join material_lot t on t.id = d.lot_id
    where ${where} order by d.document_id desc, d.id limit ${limit} offset ${offset}`.execute(database)
  return rows
}

export const statusIs = (status: MaterialDetailStatus | undefined): RawBuilder<unknown> =>
  status ? sql`d.status = ${status}` : sql`true`

export const detailsById = (database: Database, ids: readonly number[]): Promise<MaterialOrderDetail[]> =>
  detailsWhere(database, sql`d.id = any(${[...ids]}::bigint[])`, { limit: 500, offset: 0 })

export async function countDetails(database: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from material_order_detail d where ${where}`.execute(database)
  return rows[0]!.count
}

/**
 * One row for each line that names a cloth, in the order of the lots: parallel orders hold them in one order. The lot is the
 * one written with the order: another order may have taken its last metre meanwhile, and then the database refuses this one.
 * @throws Refusal 422 `lot_short` where no lot was left to write
 */
export async function insertDetails(
  database: Database,
  { id, issuer_id, receiver_id }: DocumentDataRow,
): Promise<void> {
  for (const line of await clothLines(database, id)) {
    if (takesFromStock(line.kind) && line.chosen_lot_id === null)
      throw invalid({ code: 'lot_short', field: 'lines.quantity', meta: { code: line.code } })
    await sql`
      insert into material_order_detail (line_id, document_id, buyer_id, distributor_id, kind, code, title, color_id,
        color_no, color_name, color_hex, lot_id, quantity, unit)
      values (${line.id}, ${id}, ${issuer_id}, ${receiver_id}, ${line.kind}, ${line.code}, ${line.name}, ${line.color_id},
        ${line.color_no}, ${line.color_name}, ${line.color_hex}, ${takesFromStock(line.kind) ? line.chosen_lot_id : null}, ${line.quantity}::numeric, ${line.unit})`.execute(
      database,
    )
  }
}

/**
 * A line in the place of a claimed one, of what was claimed. It holds a lot at once, the one of the claimed cloth where that has
 * enough; where no lot has, it waits for one as what is made to order does.
 */
export async function insertReplacement(database: Database, claimedId: number): Promise<void> {
  await sql`
    insert into material_order_detail (line_id, document_id, buyer_id, distributor_id, kind, code, title, color_id, color_no,
      color_name, color_hex, lot_id, quantity, unit, replaces_id)
    select d.line_id, d.document_id, d.buyer_id, d.distributor_id, d.kind, d.code, d.title, d.color_id, d.color_no,
      d.color_name, d.color_hex, (select t.id from material_lot t
        where t.color_id = d.color_id and t.stock - t.reserved >= ${claimed}
        order by t.id is distinct from d.lot_id, t.stock - t.reserved desc, t.id limit 1), ${claimed}, d.unit, d.id
    from material_order_detail d where d.id = ${claimedId}`.execute(database)
}

/** Gives back what an order holds of its lots. */
export async function cancelDetails(database: Database, documentId: number): Promise<void> {
  await sql`
    update material_order_detail set status = 'cancelled'
    where document_id = ${documentId} and status in ('open', 'allocated', 'cut')`.execute(database)
}

/** Whether some line of an order is still in one of these statuses. */
export async function openDetails(
  database: Database,
  documentId: number,
  statuses: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from material_order_detail where document_id = ${documentId} and status = any(${[...statuses]}::text[]) limit 1`.execute(
    database,
  )
  return rows.length > 0
}

/** Whether some claim about an order is not answered. */
export async function hasOpenClaim(database: Database, documentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from material_order_detail where document_id = ${documentId} and status = 'claimed' and claim_answer is null
    limit 1`.execute(database)
  return rows.length > 0
}

export interface DetailChange {
  readonly id: number
  readonly status: MaterialDetailStatus
  readonly lotId?: number
  readonly netLength?: string
  readonly receivedOn?: string
  readonly claim?: string
  readonly claimQuantity?: string | undefined
  readonly claimedOn?: string
  readonly claimAnswer?: ClaimAnswer
  readonly claimAnswerNote?: string | undefined
  readonly claimAnsweredOn?: string
}

/** Moves one line on; the trigger moves its lot in the same statement. */
export async function updateDetail(database: Database, change: DetailChange): Promise<void> {
  const { id, status, lotId = null, netLength = null, receivedOn = null, claim = null } = change
  const {
    claimQuantity = null,
    claimedOn = null,
    claimAnswer = null,
    claimAnswerNote = null,
    claimAnsweredOn = null,
  } = change
  await sql`
    update material_order_detail set status = ${status}, lot_id = coalesce(${lotId}::bigint, lot_id),
      net_length = coalesce(${netLength}::numeric, net_length), received_on = coalesce(${receivedOn}::date, received_on),
      claim = coalesce(${claim}::text, claim), claim_quantity = coalesce(${claimQuantity}::numeric, claim_quantity),
      claimed_on = coalesce(${claimedOn}::date, claimed_on), claim_answer = coalesce(${claimAnswer}::text, claim_answer),
      claim_answer_note = coalesce(${claimAnswerNote}::text, claim_answer_note),
      claim_answered_on = coalesce(${claimAnsweredOn}::date, claim_answered_on)
    where id = ${id}`.execute(database)
}

/** A photograph beside a claim. */
export const insertClaimFile = (database: Database, detailId: number, fileId: number) =>
  sql`insert into material_claim_file (detail_id, file_id) values (${detailId}, ${fileId})`.execute(database)

export interface NewShipment {
  readonly documentId: number
  readonly buyerId: number
  readonly distributorId: number
  readonly orderNumber: string
  readonly carrier: string | null
  readonly waybill: string | null
  readonly shippedOn: string
}

/** Numbered after its order: the second of MO-1 is MO-1-2. The caller holds the order. */
export async function insertShipment(database: Database, made: NewShipment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_shipment (document_id, buyer_id, distributor_id, no, carrier, waybill, shipped_on)
    select ${made.documentId}, ${made.buyerId}, ${made.distributorId},
      ${made.orderNumber}::text || '-' || (select count(*) + 1 from material_shipment where document_id = ${made.documentId}),
      ${made.carrier}, ${made.waybill}, ${made.shippedOn}::date returning id`.execute(database)
  return rows[0]!.id
}

export async function insertRoll(
  database: Database,
  shipmentId: number,
  { detailId, no, netLength }: { readonly detailId: number; readonly no: string; readonly netLength: string },
): Promise<void> {
  await sql`
    insert into material_roll (shipment_id, detail_id, buyer_id, distributor_id, no, net_length)
    select ${shipmentId}, ${detailId}, s.buyer_id, s.distributor_id, ${no}, ${netLength}::numeric
    from material_shipment s where s.id = ${shipmentId}`.execute(database)
}
