import type { eInvoiceStates, FediInvoice, FediInvoiceDetail } from '@tsumugi/contract'
import type { ValidateOptions } from '@tsumugi/domain/e-invoice'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { FileFacts } from '../file-facts.ts'
import { textHolds } from '../../../database/folded-text.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

type State = (typeof eInvoiceStates)[number]

export interface NewInvoice extends FileFacts {
  readonly user_group_id: number
  readonly direction: 'issue' | 'receive'
  readonly network_status: 'draft' | 'received'
  readonly xml: Buffer
  readonly file_name: string
  readonly envelope: string | null
  readonly created_by: number | null
  readonly document_id: number | null
  readonly document_revision: number | null
  /** What rules know besides the file, as JSON. */
  readonly known?: string
  readonly cancels_id?: number | null
}

/** Null where it is here already: the same number of the same sender, the same bytes, or the same revision. */
export async function insertInvoice(database: Database, invoice: NewInvoice): Promise<number | null> {
  const row = await database
    .insertInto('fedi_invoice')
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The one that is here already. */
export async function sameInvoice(
  database: Database,
  { sha256, sender_key: sender, number_key: number }: FileFacts,
): Promise<{ id: number; number: string } | undefined> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from fedi_invoice where direction = 'receive'
      and (sha256 = ${sha256} or sender_key = ${sender} and number_key = ${number}) order by id limit 1`.execute(
    database,
  )
  return rows[0]
}

const columns = sql`
  f.id, f.direction, f.profile, case when f.cancels_id is null then f.purpose else 'cancellation' end as purpose, f.number, f.preceding_number as "precedingNumber", f.sender_name as "senderName",
  f.receiver_name as "receiverName", f.issue_date as "issueDate", f.due_date as "dueDate", f.currency, f.payable,
  f.findings as "findingCount", f.network_status as "networkStatus", f.business_status as "businessStatus",
  f.document_id as "documentId", f.lock_version as "lockVersion", f.updated_at as "updatedAt"`

/** In which tab a row stands. */
const state: RawBuilder<State> = sql<State>`case
  when f.network_status in ('failed', 'rejected') or f.business_status in ('disputed', 'rejected') then 'failed'
  when f.business_status in ('accepted', 'paid') then 'settled'
  when f.network_status in ('queued', 'sent', 'delivered') or f.business_status = 'acknowledged' then 'moving'
  else 'open' end`

export interface InvoicesAsked {
  readonly direction?: 'issue' | 'receive' | undefined
  readonly state?: State | undefined
  readonly q?: string | undefined
}

/** One page, the newest first, and how many stand in each state. */
export async function pageOfInvoices(
  database: Database,
  userGroupId: number,
  { direction, state: wanted, q }: InvoicesAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: FediInvoice[]; tabs: { state: State; count: number }[] }> {
  const all = sql`f.user_group_id = ${userGroupId} and (${direction ?? null}::text is null or f.direction = ${direction ?? null})
    and (${q ?? null}::text is null or ${textHolds(sql`f.number || ' ' || f.sender_name || ' ' || f.receiver_name`, q ?? '')})`
  const { rows } = await sql<FediInvoice>`
    select ${columns} from fedi_invoice f where ${all} and (${wanted ?? null}::text is null or ${state} = ${wanted ?? null})
    order by f.id desc limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<{ state: State; count: number }>`
    select ${state} as state, count(*)::int as count from fedi_invoice f where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

/** A row with its file; `holds` keeps others from changing it until the transaction ends. */
export interface StoredInvoice extends FediInvoice {
  readonly sha256: string
  readonly fileName: string
  readonly xml: Buffer
  readonly envelope: string | null
  readonly documentRevision: number | null
  readonly known: ValidateOptions
}

export async function invoiceOf(
  database: Database,
  userGroupId: number,
  id: number,
  { holds = false } = {},
): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select ${columns}, f.sha256, f.file_name as "fileName", f.xml, f.envelope, f.document_revision as "documentRevision", f.known
    from fedi_invoice f where f.id = ${id} and f.user_group_id = ${userGroupId} ${sql.raw(holds ? 'for update' : '')}`.execute(
    database,
  )
  return rows[0]
}

/** An electronic invoice of a document that one issues. */
export interface MadeInvoice {
  readonly id: number
  readonly number: string
  readonly issueDate: string
  readonly documentRevision: number
  readonly networkStatus: string
  readonly sha256: string
  /** The one that it takes back. */
  readonly cancelsId: number | null
}

/** The newest first. */
export async function invoicesOfDocument(
  database: Database,
  userGroupId: number,
  documentId: number,
): Promise<MadeInvoice[]> {
  const { rows } = await sql<MadeInvoice>`
    select id, number, issue_date as "issueDate", document_revision as "documentRevision",
      network_status as "networkStatus", sha256, cancels_id as "cancelsId"
    from fedi_invoice where user_group_id = ${userGroupId} and document_id = ${documentId} and direction = 'issue'
    order by document_revision desc, id desc`.execute(database)
  return rows
}

/** A draft says something else now. */
export async function rewriteDraft(database: Database, id: number, facts: FileFacts, xml: Buffer): Promise<void> {
  await updateRow(database, 'fedi_invoice', { id }, { ...facts, xml })
}

export async function saidAndLinked(
  database: Database,
  id: number,
): Promise<Pick<FediInvoiceDetail, 'messages' | 'links'>> {
  const messages = sql<FediInvoiceDetail['messages'][number]>`
    select m.id, m.kind, m.code, m.reason, m.note, a.name as account, m.said_at as "saidAt"
    from fedi_invoice_message m left join account a on a.id = m.account_id where m.fedi_invoice_id = ${id}
    order by m.said_at, m.id limit 500`
  const links = sql<FediInvoiceDetail['links'][number]>`
    select l.document_id as "documentId", d.noun, d.number, l.reference, a.name as account
    from fedi_invoice_link l join document d on d.id = l.document_id left join account a on a.id = l.account_id
    where l.fedi_invoice_id = ${id} order by l.created_at, l.document_id limit 500`
  const found = await Promise.all([messages.execute(database), links.execute(database)])
  return { messages: found[0].rows, links: found[1].rows }
}

/** Whether what it says is void by now and was taken back by no other yet. */
export async function mayCancel(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select d.status = 'void' and f.direction = 'issue' and f.network_status in ('queued', 'sent', 'delivered')
      and f.cancels_id is null and not exists (
        select from fedi_invoice o where o.document_id = f.document_id and o.cancels_id is not null) as may
    from fedi_invoice f join document d on d.id = f.document_id where f.id = ${id}`.execute(database)
  return rows[0]?.may ?? false
}

/** From now on the outbox sends it. */
export async function queueInvoice(database: Database, id: number): Promise<void> {
  await updateRow(database, 'fedi_invoice', { id }, { network_status: 'queued' })
}

/** The invoice document that a received file says. */
export async function nameDocument(database: Database, id: number, documentId: number): Promise<void> {
  await sql`update fedi_invoice set document_id = ${documentId} where id = ${id}`.execute(database)
}
