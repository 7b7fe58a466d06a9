import type { CostLineRequest, CostSheetLine } from '@tsumugi/contract'
import type { CostLineRequestStatus } from '@tsumugi/domain/costing'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Owner, SheetRow } from './sheet-queries.ts'
import { textHolds } from '../../../database/folded-text.ts'
import { versionStamps } from '../../../database/versions/version-stamps.ts'

export type RequestRow = Omit<CostLineRequest, 'partner'> & {
  readonly ownerId: number
  readonly supplierId: number
  readonly lineage: string
}

const columns = sql`r.id, r.sheet_id as "sheetId", r.user_group_id as "ownerId", r.supplier_id as "supplierId", r.lineage,
  r.style_no as "styleNo", r.production_name as "productionName", r.group_key as "group", r.name, r.unit, r.quantity,
  trim_scale(r.requirement)::text as requirement, r.colors, r.message, r.reply_due as "replyDue", r.status,
  trim_scale(r.unit_price)::text as "unitPrice", r.currency, trim_scale(r.moq)::text as moq, r.lead_days as "leadDays",
  r.answer_note as "answerNote", r.answered_at as "answeredAt", r.created_at as "createdAt", r.lock_version as "lockVersion"`

/** What of one sheet was opened and not taken back. */
export async function requestsOfSheet(database: Database, userGroupId: number, sheetId: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from cost_line_request r
    where r.user_group_id = ${userGroupId} and r.sheet_id = ${sheetId} and r.status <> 'closed' order by r.id`.execute(
    database,
  )
  return rows
}

export interface RequestsAsked {
  readonly sheetId?: number | undefined
  readonly status?: CostLineRequestStatus | undefined
  readonly q?: string | undefined
}

/** What was opened to a supplier, the newest first, and how much of it stands in each status. */
export async function pageOfRequests(
  database: Database,
  supplierId: number,
  { sheetId, status, q }: RequestsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: RequestRow[]; tabs: { status: CostLineRequestStatus; count: number }[] }> {
  const all = sql`r.supplier_id = ${supplierId} and r.status <> 'closed'
    and (${sheetId ?? null}::bigint is null or r.sheet_id = ${sheetId ?? null})
    and (${q ?? null}::text is null
      or ${textHolds(sql`concat_ws(' ', r.style_no, r.production_name, r.name)`, q ?? '')})`
  const { rows } = await sql<RequestRow>`
    select ${columns} from cost_line_request r where ${all} and (${status ?? null}::text is null or r.status = ${status ?? null})
    order by r.id desc limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<{ status: CostLineRequestStatus; count: number }>`
    select r.status, count(*)::int as count from cost_line_request r where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

/** One that was opened to a supplier. */
export async function requestTo(database: Database, supplierId: number, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from cost_line_request r
    where r.supplier_id = ${supplierId} and r.status <> 'closed' and r.id = ${id}`.execute(database)
  return rows[0]
}

export interface Opening {
  readonly supplierId: number
  readonly replyDue: string | null
  readonly message: string
}
export interface OpenedLine {
  readonly line: CostSheetLine
  readonly quantity: number
  readonly requirement: string
}

/** The ids of those that were not opened to this supplier already. */
export async function insertRequests(
  database: Database,
  { userGroupId, accountId }: Owner,
  sheet: SheetRow,
  { supplierId, replyDue, message }: Opening,
  opened: readonly OpenedLine[],
): Promise<number[]> {
  const rows = opened.map(
    ({ line, quantity, requirement }) => sql`(${userGroupId}::bigint, ${supplierId}::bigint, ${sheet.id}::bigint,
      ${line.lineage}::uuid, ${sheet.styleNo}, ${sheet.productionName}, ${line.group}, ${line.name}, ${line.unit},
      ${quantity}::int, ${requirement}::numeric, ${JSON.stringify(line.colors)}::jsonb, ${message}, ${replyDue}::date,
      ${line.currency}, ${accountId}::bigint)`,
  )
  const made = await sql<{ id: number }>`
    insert into cost_line_request (user_group_id, supplier_id, sheet_id, lineage, style_no, production_name, group_key, name,
      unit, quantity, requirement, colors, message, reply_due, currency, created_by)
    values ${sql.join(rows)} on conflict do nothing returning id`.execute(database)
  return made.rows.map(({ id }) => id)
}

/** Moves one of a sheet's; false where it stands in none of these statuses. */
export async function moveRequest(
  database: Database,
  userGroupId: number,
  id: number,
  from: readonly CostLineRequestStatus[],
  to: CostLineRequestStatus,
): Promise<boolean> {
  const { rows } = await sql`
    update cost_line_request set status = ${to}, ${versionStamps()}
    where id = ${id} and user_group_id = ${userGroupId} and status = any(${[...from]}::text[]) returning id`.execute(
    database,
  )
  return rows.length > 0
}

export interface Answer {
  readonly unitPrice: string
  readonly currency: string
  readonly moq?: string | null | undefined
  readonly leadDays?: number | null | undefined
  readonly answerNote?: string | null | undefined
}

/** False where it is another version by now, or no longer open. */
export async function answerRequest(
  database: Database,
  { userGroupId, accountId }: Owner,
  id: number,
  lockVersion: number,
  { unitPrice, currency, moq = null, leadDays = null, answerNote = null }: Answer,
): Promise<boolean> {
  const { rows } = await sql`
    update cost_line_request set status = 'answered', unit_price = ${unitPrice}, currency = ${currency}, moq = ${moq},
      lead_days = ${leadDays}, answer_note = ${answerNote}, answered_at = now(), answered_by = ${accountId},
      ${versionStamps()}
    where id = ${id} and supplier_id = ${userGroupId} and lock_version = ${lockVersion}
      and status in ('open', 'answered') returning id`.execute(database)
  return rows.length > 0
}

/** What organisations are called. */
export async function groupNames(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const groups = await database
    .selectFrom('user_group')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(groups.map(({ id, name }) => [id, name]))
}
