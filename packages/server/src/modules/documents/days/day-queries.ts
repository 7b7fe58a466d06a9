import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** A document whose day is over, with who wrote it and who stands across. */
export interface PassedDocument {
  readonly id: number
  readonly authorId: number
  readonly partnerId: number
}

/** The most that one round moves; the next hour takes the rest. */
const most = 2_000

const parties = sql`d.id, d.author_id as "authorId",
  case when d.author_id = d.issuer_id then d.receiver_id else d.issuer_id end as "partnerId"`

/** A day is over once it is over for both parties. */
const todayOfBoth = sql`least((now() at time zone i.time_zone)::date, (now() at time zone r.time_zone)::date)`

/** As the system: estimates that nobody took by their last day. */
export async function offersOver(system: Database): Promise<PassedDocument[]> {
  const { rows } = await sql<PassedDocument>`
    select ${parties} from document d join user_group i on i.id = d.issuer_id join user_group r on r.id = d.receiver_id
    where d.noun = 'estimation' and d.status = 'issued' and d.due_on <= current_date and d.due_on < ${todayOfBoth}
    order by d.due_on, d.id limit ${most}`.execute(system)
  return rows
}

/**
 * As the system: invoices that the buyer wrote and the seller was shown, to whose present revision nobody objected in time.
 * What is dated in closed books waits until they are open: nobody may move it then.
 */
export async function silencesOver(system: Database): Promise<PassedDocument[]> {
  const { rows } = await sql<PassedDocument>`
    select ${parties} from document d join user_group i on i.id = d.issuer_id join user_group r on r.id = d.receiver_id
      join invoice_showing s on s.document_id = d.id and s.revision = d.revision
    where d.noun = 'invoice' and d.status = 'issued' and d.author_id = d.receiver_id
      and s.ends_on < ${todayOfBoth} and not exists (select from user_group_admin_config c
        where c.user_group_id in (d.issuer_id, d.receiver_id) and c.closing_lock_on >= d.issue_date)
    order by s.ends_on, d.id limit ${most}`.execute(system)
  return rows
}
