import type { DocumentDue, DocumentKind } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'

/** Documents `d` that were due before today, where the organisation is, and are not done; none of a kind that is never due. */
export function isLate({ noun, due }: DocumentKind, userGroupId: number): RawBuilder<unknown> {
  if (!due) return sql`false`
  const today = sql`(select (now() at time zone g.time_zone)::date from user_group g where g.id = ${userGroupId})`
  // Each side by its own index, which ends where the days that have not come begin.
  const ofSide = (side: RawBuilder<unknown>) => sql`
    select x.id from document x where ${side} = ${userGroupId} and x.noun = ${noun} and x.status = any(${[...due.in]}::text[])
      and x.due_on < ${today}${stillWaits(due)}`
  const late = [
    ofSide(sql`x.issuer_id`),
    ofSide(sql`x.receiver_id`),
    ...(due.until === 'paid' ? [owed(userGroupId, today)] : []),
  ]
  return sql`d.id in (${sql.join(late, sql` union all `)})`
}

const stillWaits = ({ until }: DocumentDue): RawBuilder<unknown> =>
  until === 'delivered' ? sql` and x.delivery_status not in ('complete', 'over')` : sql``

/** Of which something is still to be paid, as each side books it (domain §3.10). */
const owed = (userGroupId: number, today: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.document_id from payable p where p.debtor_id = ${userGroupId} and p.due_on < ${today}
    and p.amount - p.cleared - p.paid <> 0
  union all
  select p.document_id from payable p where p.creditor_id = ${userGroupId} and p.due_on < ${today}
    and p.amount - p.cleared - p.received <> 0`
