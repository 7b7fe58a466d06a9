import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { datedFilters, filters, tabs, type LedgerQuestion } from './ledger-question.ts'

/** How many of each tab: the tally says it, but of one partner, of one payable and of words it knows nothing. */
export async function ledgerCounts(database: Database, asked: LedgerQuestion): Promise<Record<string, number>> {
  const isCounted = asked.q || asked.partnerId !== undefined || asked.id !== undefined
  const { rows } = await (isCounted ? counted(asked) : tallied(asked)).execute(database)
  return rows[0]!
}

function tallied(asked: LedgerQuestion) {
  const { side, userGroupId, today } = asked
  const where = sql.join(
    [sql`p.user_group_id = ${userGroupId} and p.side = ${side}`, ...datedFilters(asked)],
    sql` and `,
  )
  return sql<Record<string, number>>`
    select coalesce(sum(open), 0)::int as open, coalesce(sum(due) filter (where p.due_on < ${today}), 0)::int as late,
      coalesce(sum(held), 0)::int as held, coalesce(sum(count - open), 0)::int as settled,
      coalesce(sum(count), 0)::int as "all"
    from payable_tally p where ${where}`
}

/** Only what is open is looked at; what is settled is the rest of all. */
function counted(asked: LedgerQuestion) {
  const { open, late, held } = tabs(asked.side, asked.today)
  // A document is looked at for its words alone: whoever sees a payable sees what it is owed by.
  const source = asked.q ? sql`payable p join document d on d.id = p.document_id` : sql`payable p`
  return sql<Record<string, number>>`
    select o.open, o.late, o.held, a.count - o.open as settled, a.count as "all"
    from (select count(*)::int as open, count(*) filter (where ${late})::int as late,
        count(*) filter (where ${held})::int as held from ${source} where ${filters(asked)} and ${open}) o,
      (select count(*)::int as count from ${source} where ${filters(asked)}) a`
}
