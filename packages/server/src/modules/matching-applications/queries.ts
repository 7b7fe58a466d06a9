import { type contract, type InputOf } from '@tsumugi/contract'
import type { ApplicationStatus, RecruitmentStatus } from '@tsumugi/domain/matching'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'
import { statusNow } from '../recruitments/public-face.ts'

export interface ApplicationRow {
  readonly id: number
  readonly supplierId: number
  readonly recruiterId: number
  readonly recruitmentId: number
  readonly price: string | null
  readonly currency: string
  readonly leadDays: number | null
  readonly minLot: number | null
  readonly message: string
  readonly status: ApplicationStatus
  readonly sentAt: string | null
  readonly tradeId: number | null
  readonly commentCount: number
  readonly createdBy: number | null
  readonly updatedAt: string
  readonly lockVersion: number
  readonly title: string
  readonly applyBy: string
  readonly recruitmentStatus: RecruitmentStatus
  readonly targetPrice: string | null
  readonly recruitmentCurrency: string
  readonly deliveryOn: string | null
  /** Pieces of all styles, at least; null where the recruitment leaves it open. */
  readonly pieces: number | null
  readonly seats: number
  readonly isNameTold: boolean
}

const columns = sql`a.id, a.user_group_id as "supplierId", a.recruiter_id as "recruiterId",
  a.recruitment_id as "recruitmentId", trim_scale(a.price)::text as price, a.currency, a.lead_days as "leadDays",
  a.min_lot as "minLot", a.message, a.status, a.sent_at as "sentAt", a.trade_id as "tradeId",
  (select count(*)::int from application_comment c where c.application_id = a.id) as "commentCount",
  a.created_by as "createdBy", a.updated_at as "updatedAt", a.lock_version as "lockVersion", r.title,
  r.apply_by as "applyBy", ${statusNow} as "recruitmentStatus", trim_scale(r.target_price)::text as "targetPrice",
  r.currency as "recruitmentCurrency", r.delivery_on as "deliveryOn", r.seats,
  coalesce(r.quantity_from, r.quantity_to) * r.styles as pieces,
  not r.hides_name or a.status = 'accepted' or exists (select from nda_agreement n where n.recruitment_id = r.id
    and n.user_group_id = a.user_group_id and n.revision = r.nda_revision and r.nda_text <> '') as "isNameTold"`
const source = sql`matching_application a join recruitment r on r.id = a.recruitment_id`

/** A supplier's own, the last changed first, with how many stand in each status. */
export async function pageOfApplications(
  database: Database,
  userGroupId: number,
  status: ApplicationStatus | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ApplicationRow[]; tabs: { status: ApplicationStatus; count: number }[] }> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from ${source} where a.user_group_id = ${userGroupId}
      and (${status ?? null}::text is null or a.status = ${status ?? null})
    order by a.updated_at desc, a.id limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from ${source} where a.user_group_id = ${userGroupId} group by 1`.execute(
    database,
  )
  return { rows, tabs }
}

/** One that the reader sent, or received. */
export async function applicationOf(database: Database, id: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`select ${columns} from ${source} where a.id = ${id}`.execute(database)
  return rows[0]
}

interface Acting {
  readonly userGroupId: number
  readonly accountId: number
}
type Offer = Partial<InputOf<(typeof contract)['applications']['create']>['body']['application']>

/** Undefined where the supplier has one for this recruitment already. */
export async function insertApplication(
  database: Database,
  { userGroupId, accountId }: Acting,
  recruitment: { readonly id: number; readonly recruiterId: number; readonly currency: string },
  { price = null, currency = recruitment.currency as 'JPY', leadDays = null, minLot = null, message = '' }: Offer,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into matching_application (user_group_id, recruitment_id, recruiter_id, price, currency, lead_days, min_lot,
      message, created_by)
    values (${userGroupId}, ${recruitment.id}, ${recruitment.recruiterId}, ${price}, ${currency}, ${leadDays}, ${minLot},
      ${message}, ${accountId}) on conflict (recruitment_id, user_group_id) do nothing returning id`.execute(database)
  return rows[0]?.id
}

/** False where the version is another one by now. */
export const updateApplication = (database: Database, id: number, lockVersion: number, values: object) =>
  updateRow(database, 'matching_application', { id, lock_version: lockVersion }, givenColumns(values))

export async function deleteApplication(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from matching_application where id = ${id} and user_group_id = ${userGroupId} and status = 'draft'
    returning id`.execute(database)
  return rows.length > 0
}

export interface CommentRow {
  readonly id: number
  readonly groupId: number
  readonly author: string
  readonly text: string
  readonly at: string
}

export async function commentsOf(database: Database, applicationId: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select id, user_group_id as "groupId", author_name as author, text, created_at as at from application_comment
    where application_id = ${applicationId} order by created_at, id limit 500`.execute(database)
  return rows
}

export async function insertComment(
  database: Database,
  { userGroupId, accountId }: Acting,
  applicationId: number,
  { author, text }: { readonly author: string; readonly text: string },
): Promise<void> {
  await sql`
    insert into application_comment (user_group_id, application_id, author_name, text, created_by)
    values (${userGroupId}, ${applicationId}, ${author}, ${text}, ${accountId})`.execute(database)
}

export async function acceptedCount(database: Database, recruitmentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from matching_application
    where recruitment_id = ${recruitmentId} and status = 'accepted'`.execute(database)
  return rows[0]!.count
}

export interface Relation {
  readonly id: number
  readonly status: string
  readonly lockVersion: number
}

/** The recruiter's relation with a supplier. */
export async function relationOf(
  database: Database,
  recruiterId: number,
  supplierId: number,
): Promise<Relation | undefined> {
  const { rows } = await sql<Relation>`
    select id, status, lock_version as "lockVersion" from group_relation
    where user_group_id = ${recruiterId} and partner_id = ${supplierId} and discarded_at is null`.execute(database)
  return rows[0]
}
