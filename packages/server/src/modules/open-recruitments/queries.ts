import type { OpenRecruitmentDetail, SearchCriteria } from '@tsumugi/contract'
import type { ApplicationStatus, RecruitmentStatus } from '@tsumugi/domain/matching'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { statusNow } from '../recruitments/public-face.ts'
import { textHolds } from '../../database/folded-text.ts'

export interface OpenRow {
  readonly id: number
  readonly recruiterId: number
  readonly title: string
  readonly items: string[]
  readonly machines: string[]
  readonly certificates: string[]
  readonly styles: number
  readonly quantityFrom: number | null
  readonly quantityTo: number | null
  readonly targetPrice: string | null
  readonly currency: string
  readonly deliveryOn: string | null
  readonly area: string
  readonly applyBy: string
  readonly closesAt: string
  readonly openedAt: string | null
  readonly seats: number
  readonly status: RecruitmentStatus
  readonly hidesName: boolean
  readonly needsAgreement: boolean
  readonly agreed: boolean
  readonly invited: boolean
  readonly watched: boolean
  readonly application: { id: number; status: ApplicationStatus } | null
}

/** Only what is the recruiter's and the reader's own: nothing here may count or name other suppliers. */
const columns = (userGroupId: number) => sql`r.id, r.user_group_id as "recruiterId", r.title, r.items, r.machines,
  r.certificates, r.styles, r.quantity_from as "quantityFrom", r.quantity_to as "quantityTo",
  trim_scale(r.target_price)::text as "targetPrice", r.currency, r.delivery_on as "deliveryOn", r.area,
  r.apply_by as "applyBy", r.closes_at as "closesAt", r.opened_at as "openedAt", r.seats, ${statusNow} as status,
  r.hides_name as "hidesName", r.nda_text <> '' as "needsAgreement",
  exists (select from nda_agreement n where n.recruitment_id = r.id and n.user_group_id = ${userGroupId}
    and n.revision = r.nda_revision) as agreed,
  exists (select from recruitment_invitation i where i.recruitment_id = r.id and i.invitee_id = ${userGroupId}) as invited,
  exists (select from recruitment_watch w where w.recruitment_id = r.id and w.user_group_id = ${userGroupId}) as watched,
  (select jsonb_build_object('id', a.id, 'status', a.status) from matching_application a
    where a.recruitment_id = r.id and a.user_group_id = ${userGroupId}) as application`

export interface OpenAsked extends Omit<SearchCriteria, 'fits'> {
  /** Those that one watches, also when they are over; else those that are open. */
  readonly watched?: boolean | undefined
}
/** So many recruitments are weighed against a profile. */
const mostWeighed = 500

/** Recruitments that the supplier may see and that meet what was asked, the next to close first. */
export async function openRows(database: Database, userGroupId: number, asked: OpenAsked): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select ${columns(userGroupId)} from recruitment r where ${wanted(userGroupId, asked)}
    order by r.closes_at, r.id limit ${mostWeighed}`.execute(database)
  return rows
}

function wanted(userGroupId: number, { q, quantityTo, priceFrom, deliveryFrom, deliveryTo, watched }: OpenAsked) {
  const conditions = [
    sql`r.status <> 'draft'`,
    watched
      ? sql`exists (select from recruitment_watch w where w.recruitment_id = r.id and w.user_group_id = ${userGroupId})`
      : sql`${statusNow} = 'open'`,
    q &&
      textHolds(
        sql`concat_ws(' ', r.title, array_to_string(r.items, ' '),
        array_to_string(r.machines, ' '), r.area)`,
        q,
      ),
    quantityTo !== undefined && sql`coalesce(r.quantity_from, r.quantity_to) <= ${quantityTo}`,
    priceFrom !== undefined && sql`r.target_price >= ${priceFrom}::numeric`,
    deliveryFrom && sql`r.delivery_on >= ${deliveryFrom}::date`,
    deliveryTo && sql`r.delivery_on <= ${deliveryTo}::date`,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

export async function openRow(database: Database, userGroupId: number, id: number): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`
    select ${columns(userGroupId)} from recruitment r where r.id = ${id} and r.status <> 'draft'`.execute(database)
  return rows[0]
}

type Details = Pick<OpenRecruitmentDetail, 'ndaText' | 'requirements' | 'files' | 'questions'>

/** What stands behind the agreement, as far as row-level security shows it, and one's own questions. */
export async function detailsOf(database: Database, userGroupId: number, id: number): Promise<Details> {
  const { rows } = await sql<Details>`select r.nda_text as "ndaText",
      (select d.requirements from recruitment_detail d where d.recruitment_id = r.id) as requirements,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.file_id, 'name', x.name,
          'url', '/api/record_files/' || f.file_id || '/original', 'isPicture', x.content_type like 'image/%') order by f.file_id)
        from recruitment_file f join record_file x on x.id = f.file_id where f.recruitment_id = r.id), '[]') as files,
      coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer,
          'answeredAt', q.answered_at, 'own', q.user_group_id = ${userGroupId}) order by q.answered_at nulls first, q.id)
        from recruitment_question q where q.recruitment_id = r.id), '[]') as questions
    from recruitment r where r.id = ${id}`.execute(database)
  return rows[0]!
}

interface Acting {
  readonly userGroupId: number
  readonly accountId: number
}

export async function insertAgreement(
  database: Database,
  { userGroupId, accountId }: Acting,
  id: number,
  byName: string,
): Promise<void> {
  await sql`
    insert into nda_agreement (recruitment_id, user_group_id, recruiter_id, revision, text, agreed_by, agreed_by_name)
    select id, ${userGroupId}, user_group_id, nda_revision, nda_text, ${accountId}, ${byName}
    from recruitment where id = ${id} on conflict do nothing`.execute(database)
}

export async function insertQuestion(
  database: Database,
  { userGroupId, accountId }: Acting,
  { id, recruiterId }: OpenRow,
  question: string,
): Promise<void> {
  await sql`
    insert into recruitment_question (user_group_id, recruitment_id, recruiter_id, question, created_by)
    values (${userGroupId}, ${id}, ${recruiterId}, ${question}, ${accountId})`.execute(database)
}

export async function setWatch(
  database: Database,
  { userGroupId, accountId }: Acting,
  id: number,
  isOn: boolean,
): Promise<void> {
  await (
    isOn
      ? sql`insert into recruitment_watch (recruitment_id, user_group_id, created_by)
          values (${id}, ${userGroupId}, ${accountId}) on conflict do nothing`
      : sql`delete from recruitment_watch where recruitment_id = ${id} and user_group_id = ${userGroupId}`
  ).execute(database)
}

/** As the system: where the recruiters of some recruitments are, which is told even while their name is not. */
export async function areasOf(system: Database, groupIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; area: string }>`
    select user_group_id as id, area from matching_profile where user_group_id = any(${[...groupIds]}::bigint[])`.execute(
    system,
  )
  return new Map(rows.map(({ id, area }) => [id, area]))
}
