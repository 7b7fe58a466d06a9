import type { PaymentDetails } from '@tsumugi/contract'
import type { ClaimRemedy, DefectTreatment, PaidMaterial, Protection } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface OrderRecordQuestion {
  readonly buyerId: number
  readonly partnerId: number
  readonly from: string
  readonly until: string
}

/** Orders that one organisation issued to another; what was never issued is nobody's record. */
const ordersWhere = ({ buyerId, partnerId, from, until }: OrderRecordQuestion) => sql`
  d.noun = 'contract' and d.shared and d.issuer_id = ${buyerId} and d.receiver_id = ${partnerId}
    and d.issue_date between ${from} and ${until}`

export interface OrderedSupplier {
  readonly id: number
  readonly name: string
  readonly count: number
  readonly last_on: string
}

/** By the name that the last order calls each by. */
export async function orderedSuppliers(database: Database, buyerId: number): Promise<OrderedSupplier[]> {
  const { rows } = await sql<OrderedSupplier>`
    select receiver_id as id, count(*)::int as count, max(issue_date) as last_on,
      coalesce((array_agg(receiver_name order by id desc))[1], '') as name
    from document where noun = 'contract' and shared and issuer_id = ${buyerId} and receiver_id is not null
      and issue_date is not null
    group by receiver_id order by max(issue_date) desc, receiver_id limit 500`.execute(database)
  return rows
}

export interface RecordedOrder {
  readonly id: number
  readonly number: string | null
  readonly title: string
  readonly ordered_on: string
  readonly receiver_name: string
  readonly currency: string
  readonly amount: string
  readonly quantity: string
  readonly accepted: string
  readonly rejected: string
  readonly payment_details: PaymentDetails | null
  readonly paid_materials: readonly PaidMaterial[] | null
  readonly protection: Protection | null
}

export async function ordersRecorded(
  database: Database,
  asked: OrderRecordQuestion,
  limit: number,
): Promise<{ count: number; orders: RecordedOrder[] }> {
  const where = ordersWhere(asked)
  // Asked together: the page waits for both at once.
  const counting = sql<{ count: number }>`select count(*)::int as count from document d where ${where}`.execute(
    database,
  )
  const listing = sql<RecordedOrder>`
    select d.id, d.number, d.title, d.issue_date as ordered_on, coalesce(d.receiver_name, '') as receiver_name, d.currency,
      trim_scale(d.amount)::text as amount, trim_scale(d.quantity)::text as quantity,
      trim_scale(coalesce(g.accepted, 0))::text as accepted, trim_scale(coalesce(g.rejected, 0))::text as rejected,
      c.payment_details, c.paid_materials, p.protection
    from document d join contract c on c.document_id = d.id
      left join contract_protection p on p.document_id = d.id
      left join lateral (select sum(accepted) as accepted, sum(rejected) as rejected
        from line_progress where document_id = d.id) g on true
    where ${where} order by d.issue_date, d.id limit ${limit}`.execute(database)
  const [{ rows: counted }, { rows }] = await Promise.all([counting, listing])
  return { count: counted[0]!.count, orders: rows }
}

/** What arrived of an order in one delivery, item by item. */
export interface RecordedDelivery {
  readonly order_id: number
  readonly delivery_id: number
  readonly number: string | null
  readonly item: string
  readonly received: string
  readonly accepted: string
  readonly rejected: string
  readonly arrived_on: string | null
  readonly inspected_on: string | null
}

export async function deliveriesRecorded(database: Database, ids: readonly number[]): Promise<RecordedDelivery[]> {
  const { rows } = await sql<RecordedDelivery>`
    select o.document_id as order_id, d.id as delivery_id, d.number, k.arrived_on, k.inspected_on,
      coalesce(nullif(l.item, ''), l.description, '') as item, trim_scale(sum(l.received))::text as received,
      trim_scale(sum(l.accepted))::text as accepted, trim_scale(sum(l.rejected))::text as rejected
    from document_line o join document_line l on l.source_line_id = o.id
      join document d on d.id = l.document_id and d.noun = 'delivery' and d.shared
      join delivery k on k.document_id = d.id
    where o.document_id = any(${[...ids]}::bigint[]) and k.arrived_on is not null
    group by o.document_id, d.id, k.arrived_on, k.inspected_on, coalesce(nullif(l.item, ''), l.description, '')
    order by k.arrived_on, d.id, min(l.position)`.execute(database)
  return rows
}

export interface RecordedReject {
  readonly delivery_id: number
  readonly treatment: DefectTreatment
  readonly quantity: string
}

export interface RecordedClaim {
  readonly delivery_id: number
  readonly remedy: ClaimRemedy
  readonly status: 'open' | 'countered' | 'refused' | 'agreed' | 'settled'
  readonly quantity: string
  readonly note: string | null
}

export async function rejectsRecorded(database: Database, deliveryIds: readonly number[]): Promise<RecordedReject[]> {
  const { rows } = await sql<RecordedReject>`
    select delivery_id, treatment, trim_scale(sum(quantity))::text as quantity from delivery_defect
    where delivery_id = any(${[...deliveryIds]}::bigint[]) group by delivery_id, treatment
    order by delivery_id, treatment`.execute(database)
  return rows
}

export async function claimsRecorded(database: Database, deliveryIds: readonly number[]): Promise<RecordedClaim[]> {
  const { rows } = await sql<RecordedClaim>`
    select delivery_id, remedy, status, trim_scale(quantity)::text as quantity, note from delivery_claim
    where delivery_id = any(${[...deliveryIds]}::bigint[]) order by delivery_id`.execute(database)
  return rows
}

/** A change or a cancellation that both sides agreed, with the order's amount before and after. */
export interface RecordedChange {
  readonly order_id: number
  readonly kind: 'change' | 'cancel'
  readonly reason: string
  readonly agreed_on: string
  readonly before: string | null
  readonly after: string | null
}

/** Of changes that were agreed against one revision after another, each with its own amounts. */
export async function changesRecorded(database: Database, ids: readonly number[]): Promise<RecordedChange[]> {
  const { rows } = await sql<RecordedChange>`
    select p.document_id as order_id, p.kind, p.reason, (p.answered_at at time zone g.time_zone)::date as agreed_on,
      b.content->>'amount' as before, a.content->>'amount' as after
    from document_proposal p join document d on d.id = p.document_id join user_group g on g.id = d.issuer_id
      left join document_revision b on b.document_id = p.document_id and b.revision = p.base_revision
      left join document_revision a on a.document_id = p.document_id and a.revision = p.base_revision + 1
    where p.document_id = any(${[...ids]}::bigint[]) and p.status = 'accepted' order by p.document_id, p.id`.execute(
    database,
  )
  return rows
}

/** What was paid or set off of the invoices that bill an order. */
export interface RecordedPayment {
  readonly order_id: number
  readonly invoice: string
  readonly method: 'bank' | 'cash' | 'densai' | 'card'
  readonly currency: string
  readonly kind: 'payment' | 'credit' | 'netting' | 'write_off'
  readonly amount: string
  readonly settled_on: string
  /** What is left of that part of the invoice today. */
  readonly rest: string
}

export async function paymentsRecorded(database: Database, ids: readonly number[]): Promise<RecordedPayment[]> {
  const { rows } = await sql<RecordedPayment>`
    with billing as (
      select distinct o.document_id as order_id, i.id as invoice_id
      from document_line o join document_line l on l.source_line_id = o.id
        join document i on i.id = l.document_id and i.noun = 'invoice' and i.shared and i.status <> 'void'
      where o.document_id = any(${[...ids]}::bigint[]))
    select b.order_id, coalesce(p.number, '') as invoice, p.method, p.currency, s.kind,
      trim_scale(s.amount)::text as amount, s.settled_on, trim_scale(p.amount - p.cleared - p.paid)::text as rest
    from billing b join payable p on p.document_id = b.invoice_id join settlement s on s.payable_id = p.id
    where s.kind <> 'receipt' order by b.order_id, s.settled_on, s.id`.execute(database)
  return rows
}
