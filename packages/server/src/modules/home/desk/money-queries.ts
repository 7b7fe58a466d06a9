import type { HomeMoney } from '@tsumugi/contract'
import { addDays } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** What is due on one day of the week ahead. */
export interface MoneyDay {
  readonly side: HomeMoney['side']
  readonly on: string
  readonly currency: string
  readonly amount: string
}

/** What is open of one currency on one day: all of it, and what of it nobody disputes. */
export interface OpenDay extends MoneyDay {
  readonly open: string
}

interface OpenSum {
  readonly currency: string
  readonly late: string
  readonly disputed: string
}

/** What is open on one side, by currency and by the days of a year ahead. Only open parts are read: the index holds no others. */
export async function openMoney(database: Database, userGroupId: number, side: HomeMoney['side'], today: string) {
  const own = side === 'payable' ? sql`debtor_id` : sql`creditor_id`
  const open = side === 'payable' ? sql`(amount - cleared - paid)` : sql`(amount - cleared - received)`
  const parts = sql`(select currency, due_on, ${open} as open, held from payable
    where ${own} = ${userGroupId} and ${open} <> 0) p`
  const sums = sql<OpenSum>`
    select currency, trim_scale(coalesce(sum(open - held) filter (where due_on < ${today} and open > held), 0))::text as late,
      trim_scale(coalesce(sum(held), 0))::text as disputed
    from ${parts} group by currency order by currency`
  const days = sql<OpenDay>`
    select ${side}::text as side, due_on::text as "on", currency, trim_scale(sum(open))::text as open,
      trim_scale(coalesce(sum(open - held) filter (where open > held), 0))::text as amount
    from ${parts} where due_on between ${today} and ${addDays(today, 366)}
    group by due_on, currency order by due_on`
  const [found, dated] = await Promise.all([sums.execute(database), days.execute(database)])
  return { sums: found.rows, days: dated.rows }
}
