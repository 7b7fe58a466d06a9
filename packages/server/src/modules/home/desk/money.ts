import { payables, type HomeMoney } from '@tsumugi/contract'
import { addDays, admits, compare, startOfWeek, sum, toBankDay } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'

/** What is owed and what is to come in, by currency; nothing for who may not see the ledger. */
export async function moneyOf({ database, userGroupId, asker }: TenantRequest, today: string) {
  if (!admits(asker.user, payables.list.access)) return { money: [], days: [] }
  const payable = await openSums(database, userGroupId, 'payable', today)
  const credit = await openSums(database, userGroupId, 'credit', today)
  return { money: [...payable.sums, ...credit.sums], days: [...payable.days, ...credit.days] }
}

/** What is due on one day of the week ahead. */
export interface MoneyDay {
  readonly side: HomeMoney['side']
  readonly on: string
  readonly currency: string
  readonly amount: string
}

interface SumRow {
  readonly currency: string
  readonly late: string
  readonly disputed: string
}

/** What is open of one currency on one day: all of it, and what of it nobody disputes. */
interface DayRow extends MoneyDay {
  readonly open: string
}

/** Only parts that are open are read: the index holds no others. */
async function openSums(database: Database, userGroupId: number, side: HomeMoney['side'], today: string) {
  const own = side === 'payable' ? sql`debtor_id` : sql`creditor_id`
  const open = side === 'payable' ? sql`(amount - cleared - paid)` : sql`(amount - cleared - received)`
  const parts = sql`(select currency, due_on, ${open} as open, held from payable
    where ${own} = ${userGroupId} and ${open} <> 0) p`
  const { rows } = await sql<SumRow>`
    select currency, trim_scale(coalesce(sum(open - held) filter (where due_on < ${today} and open > held), 0))::text as late,
      trim_scale(coalesce(sum(held), 0))::text as disputed
    from ${parts} group by currency order by currency`.execute(database)
  const ahead = await sql<DayRow>`
    select ${side}::text as side, due_on::text as "on", currency, trim_scale(sum(open))::text as open,
      trim_scale(coalesce(sum(open - held) filter (where open > held), 0))::text as amount
    from ${parts} where due_on between ${today} and ${addDays(today, 366)}
    group by due_on, currency order by due_on`.execute(database)
  const sums = rows.map(({ currency, late, disputed }): HomeMoney => {
    const own = ahead.rows.filter((day) => day.currency === currency)
    return { side, currency, dueThisWeek: paidThisWeek(own, today), late, disputed, next: nextOf(own) }
  })
  return { sums, days: ahead.rows.filter(isUndisputed).slice(0, 60) }
}

/** As the ledger counts: by the day on which banks pay. */
function paidThisWeek(days: readonly DayRow[], today: string): string {
  const end = addDays(startOfWeek(today), 7)
  const paid = days.filter(({ on }) => toBankDay(on, 'previous') >= today && toBankDay(on, 'previous') < end)
  return sum(paid.map(({ open }) => open))
}

const isUndisputed = ({ amount }: MoneyDay) => compare(amount, '0') > 0

function nextOf(days: readonly DayRow[]): HomeMoney['next'] {
  const next = days.find(isUndisputed)
  return next ? { on: next.on, amount: next.amount } : null
}
