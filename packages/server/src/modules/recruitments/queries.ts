import { snake, type contract, type InputOf, type Recruitment, type RecruitmentDetail } from '@tsumugi/contract'
import type { RecruitmentStatus } from '@tsumugi/domain/matching'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export type RecruitmentRow = Omit<Recruitment, 'moves'>

/** Open until its last day is over, wherever it is read. */
export const statusNow: RawBuilder<RecruitmentStatus> = sql`case when r.status = 'open' and r.closes_at <= now()
  then 'closed' else r.status end`

const applied = (condition: RawBuilder<unknown>) =>
  sql`(select count(*)::int from matching_application a where a.recruitment_id = r.id and ${condition})`

const columns = sql`r.id, r.number, r.title, r.items, r.machines, r.certificates, r.styles,
  r.quantity_from as "quantityFrom", r.quantity_to as "quantityTo", trim_scale(r.target_price)::text as "targetPrice",
  r.currency, r.delivery_on as "deliveryOn", r.area, r.apply_by as "applyBy", r.seats, r.visibility,
  r.hides_name as "hidesName", r.nda_text as "ndaText", d.requirements, ${statusNow} as status, r.opened_at as "openedAt",
  r.closes_at as "closesAt", ${applied(sql`a.status not in ('draft', 'withdrawn')`)} as "applicationCount",
  ${applied(sql`a.status = 'shortlisted'`)} as "shortlistedCount", ${applied(sql`a.status = 'accepted'`)} as "acceptedCount",
  (select count(*)::int from recruitment_question q where q.recruitment_id = r.id and q.answer is null) as "openQuestionCount",
  (select count(*)::int from nda_agreement n where n.recruitment_id = r.id and n.revision = r.nda_revision) as "agreedCount",
  r.updated_at as "updatedAt", r.lock_version as "lockVersion"`
const source = sql`recruitment r join recruitment_detail d on d.recruitment_id = r.id`

export type RecruitmentsAsked = InputOf<(typeof contract)['recruitments']['list']>['query']

/** One page of one's own, and how many stand in each status. */
export async function pageOfRecruitments(
  database: Database,
  userGroupId: number,
  { q, status }: RecruitmentsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: RecruitmentRow[]; tabs: { status: RecruitmentStatus; count: number }[] }> {
  const all = sql`r.user_group_id = ${userGroupId}
    and (${q ?? null}::text is null or ${textHolds(sql`concat_ws(' ', r.number, r.title)`, q ?? '')})`
  const { rows } = await sql<RecruitmentRow>`
    select ${columns} from ${source} where ${all} and (${status ?? null}::text is null or ${statusNow} = ${status ?? null})
    order by r.closes_at desc, r.id limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<{ status: RecruitmentStatus; count: number }>`
    select ${statusNow} as status, count(*)::int as count from recruitment r where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

/** One of one's own. */
export async function recruitmentOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<RecruitmentRow | undefined> {
  const { rows } = await sql<RecruitmentRow>`
    select ${columns} from ${source} where r.user_group_id = ${userGroupId} and r.id = ${id}`.execute(database)
  return rows[0]
}

/** The same, held until the transaction ends: two who decide about one recruitment wait for each other. */
export async function holdRecruitment(database: Database, userGroupId: number, id: number): Promise<void> {
  await sql`select id from recruitment where user_group_id = ${userGroupId} and id = ${id} for update`.execute(database)
}

interface Parts extends Pick<RecruitmentDetail, 'files'> {
  readonly inviteeIds: number[]
  readonly questions: (Omit<RecruitmentDetail['questions'][number], 'asker'> & { askerId: number })[]
}

export async function partsOf(database: Database, id: number): Promise<Parts> {
  const { rows } = await sql<Parts>`select
    coalesce((select jsonb_agg(i.invitee_id order by i.invitee_id) from recruitment_invitation i
      where i.recruitment_id = ${id}), '[]') as "inviteeIds",
    coalesce((select jsonb_agg(jsonb_build_object('id', f.file_id, 'name', x.name,
        'url', '/api/record_files/' || f.file_id || '/original', 'isPicture', x.content_type like 'image/%') order by f.file_id)
      from recruitment_file f join record_file x on x.id = f.file_id where f.recruitment_id = ${id}), '[]') as files,
    coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer,
        'answeredAt', q.answered_at, 'askerId', q.user_group_id) order by q.answered_at nulls first, q.created_at, q.id)
      from recruitment_question q where q.recruitment_id = ${id}), '[]') as questions`.execute(database)
  return rows[0]!
}

type Given = Partial<InputOf<(typeof contract)['recruitments']['create']>['body']['recruitment']>
const elsewhere: ReadonlySet<string> = new Set(['requirements', 'inviteeIds', 'fileIds', 'lockVersion'])
const plainColumns = (given: Given) =>
  Object.entries(given)
    .filter(([field, value]) => value !== undefined && !elsewhere.has(field))
    .map(([field, value]) => [snake(field), value] as const)

interface Owner {
  readonly userGroupId: number
  readonly accountId: number
}

/** The end of a day where the organisation is. */
const endOf = (userGroupId: number, day: string) =>
  sql`((${day}::date + 1)::timestamp at time zone (select time_zone from user_group where id = ${userGroupId}))`

export async function insertRecruitment(
  database: Database,
  { userGroupId, accountId }: Owner,
  given: Given & { readonly applyBy: string },
): Promise<number> {
  const columnsGiven = plainColumns(given)
  const { rows } = await sql<{ id: number }>`
    insert into recruitment (user_group_id, created_by, updated_by, closes_at,
      ${sql.join(columnsGiven.map(([column]) => sql.ref(column)))})
    values (${userGroupId}, ${accountId}, ${accountId}, ${endOf(userGroupId, given.applyBy)},
      ${sql.join(columnsGiven.map(([, value]) => value))}) returning id`.execute(database)
  const id = rows[0]!.id
  await sql`insert into recruitment_detail (recruitment_id, user_group_id, requirements)
    values (${id}, ${userGroupId}, ${given.requirements ?? ''})`.execute(database)
  return id
}

/** False where the version is another one by now. Another text of the agreement is a new revision. */
export async function updateRecruitment(
  database: Database,
  { userGroupId, accountId }: Owner,
  id: number,
  lockVersion: number,
  given: Given,
): Promise<boolean> {
  const { applyBy, ndaText } = given
  const change = {
    ...Object.fromEntries(plainColumns(given)),
    closes_at: applyBy ? endOf(userGroupId, applyBy) : undefined,
    nda_revision: ndaText === undefined ? undefined : sql`nda_revision + (nda_text <> ${ndaText})::int`,
    updated_by: accountId,
  }
  const place = { id, user_group_id: userGroupId, lock_version: lockVersion }
  if (!(await updateRow(database, 'recruitment', place, change))) return false
  if (given.requirements !== undefined)
    await sql`update recruitment_detail set requirements = ${given.requirements} where recruitment_id = ${id}`.execute(
      database,
    )
  return true
}

interface Move {
  readonly status: RecruitmentStatus
  readonly number: string | null
  /** When it opens for the first time, or anew. */
  readonly opens: boolean
}

export const moveRecruitment = (
  database: Database,
  { userGroupId, accountId }: Owner,
  id: number,
  lockVersion: number,
  { status, number, opens }: Move,
) =>
  updateRow(
    database,
    'recruitment',
    { id, user_group_id: userGroupId, lock_version: lockVersion },
    {
      status,
      number: sql`coalesce(number, ${number}::text)`,
      opened_at: opens ? sql`coalesce(opened_at, now())` : undefined,
      updated_by: accountId,
    },
  )

export async function deleteRecruitment(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from recruitment where id = ${id} and user_group_id = ${userGroupId} and status = 'draft' returning id`.execute(
    database,
  )
  return rows.length > 0
}

export async function setInvitees(database: Database, userGroupId: number, id: number, ids: readonly number[]) {
  await sql`delete from recruitment_invitation where recruitment_id = ${id}
    and not invitee_id = any(${[...ids]}::bigint[])`.execute(database)
  await sql`
    insert into recruitment_invitation (recruitment_id, user_group_id, invitee_id)
    select ${id}, ${userGroupId}, invitee from unnest(${[...ids]}::bigint[]) invitee on conflict do nothing`.execute(
    database,
  )
}

export async function setFiles(database: Database, userGroupId: number, id: number, ids: readonly number[]) {
  await sql`delete from recruitment_file where recruitment_id = ${id}
    and not file_id = any(${[...ids]}::bigint[])`.execute(database)
  await sql`
    insert into recruitment_file (recruitment_id, user_group_id, file_id)
    select ${id}, ${userGroupId}, file from unnest(${[...ids]}::bigint[]) file on conflict do nothing`.execute(database)
}

/** A question of the recruiter's own, answered at once. */
export async function insertNote(
  database: Database,
  { userGroupId, accountId }: Owner,
  recruitmentId: number,
  { question, answer }: { readonly question: string; readonly answer: string },
): Promise<void> {
  await sql`
    insert into recruitment_question (user_group_id, recruitment_id, recruiter_id, question, answer, answered_at, created_by)
    values (${userGroupId}, ${recruitmentId}, ${userGroupId}, ${question}, ${answer}, now(), ${accountId})`.execute(
    database,
  )
}

/** Undefined where there is no such question; else who asked. */
export async function answerQuestion(
  database: Database,
  recruitmentId: number,
  questionId: number,
  answer: string,
): Promise<{ askerId: number; askedBy: number | null; first: boolean } | undefined> {
  const { rows } = await sql<{ askerId: number; askedBy: number | null; first: boolean }>`
    update recruitment_question q set answer = ${answer}, answered_at = coalesce(q.answered_at, now())
    from recruitment_question before
    where q.id = ${questionId} and q.recruitment_id = ${recruitmentId} and before.id = q.id
    returning q.user_group_id as "askerId", q.created_by as "askedBy", before.answer is null as first`.execute(database)
  return rows[0]
}

/** Of some organisations, those that one may invite: own suppliers, and whoever shows a profile. Nobody is found by a number. */
export async function invitable(database: Database, userGroupId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${[...ids]}::bigint[]) asked
    where exists (select from group_relation g where g.user_group_id = ${userGroupId} and g.partner_id = asked
        and g.discarded_at is null)
      or exists (select from matching_profile p where p.user_group_id = asked and p.user_group_id <> ${userGroupId})`.execute(
    database,
  )
  return rows[0]!.count
}
