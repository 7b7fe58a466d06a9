import type { DocumentChange } from '@tsumugi/contract'
import type { AuditVerb, DocumentNoun } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { TenantRequest } from '../../../http/request.ts'
import { turnsFor } from './document-turns.ts'

/** The latest entries of the audit that are looked at, and documents that are shown. */
const most = { entries: 300, documents: 8 } as const

type Row = Omit<DocumentChange, 'verb'> & { action: string }

/** What was done to documents since the start of yesterday, by the organisation and by its partners; once per document. */
export async function documentChanges(
  { database, userGroupId, asker }: TenantRequest,
  today: string,
): Promise<DocumentChange[]> {
  const nouns = turnsFor(asker.user).map(({ noun }): DocumentNoun => noun)
  if (nouns.length === 0) return []
  const { rows } = await sql<Row>`
    with latest as (
      select e.id, e.at, e.account_id, e.action, e.subject_kind, e.subject_id, e.detail
      from audit_event e where e.user_group_id = ${userGroupId} order by e.id desc limit ${most.entries}
    ), counted as (
      select l.*, count(*) over of_document as count, row_number() over (of_document order by l.id desc) as nth
      from latest l join user_group g on g.id = ${userGroupId}
      where l.subject_kind = any(${nouns}::text[]) and l.at >= ((${today}::date - 1)::timestamp at time zone g.time_zone)
      window of_document as (partition by l.subject_kind, l.subject_id)
    )
    select d.id, d.noun, d.number, d.title, c.count::int as count, c.at, c.action, c.detail ->> 'transition' as transition,
      coalesce(case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end, '') as partner,
      case when exists (select from membership m where m.user_group_id = ${userGroupId} and m.account_id = c.account_id)
        then coalesce((select a.name from account a where a.id = c.account_id), '') end as by
    from counted c join document d on d.id = c.subject_id and d.noun = c.subject_kind
    where c.nth = 1 and (d.shared or d.author_id = ${userGroupId})
      and ${userGroupId} in (d.issuer_id, d.receiver_id)
    order by c.id desc limit ${most.documents}`.execute(database)
  return rows.map(({ action, ...row }) => ({ ...row, verb: action.split('.')[1] as AuditVerb }))
}
