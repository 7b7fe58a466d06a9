import { payables, type HomeMoney } from '@tsumugi/contract'
import { addDays, admits, compare, startOfWeek, sum, toBankDay } from '@tsumugi/domain'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { openMoney, type MoneyDay, type OpenDay } from './money-queries.ts'

/** What is owed and what is to come in, by currency; nothing for who may not see the ledger. */
export async function moneyOf({ database, userGroupId, asker }: TenantRequest, today: string) {
  if (!admits(asker.user, payables.list.access)) return { money: [], days: [] }
  const [payable, credit] = await Promise.all([
    sumsOf(database, userGroupId, 'payable', today),
    sumsOf(database, userGroupId, 'credit', today),
  ])
  return { money: [...payable.sums, ...credit.sums], days: [...payable.days, ...credit.days] }
}

async function sumsOf(database: Database, userGroupId: number, side: HomeMoney['side'], today: string) {
  const { sums, days } = await openMoney(database, userGroupId, side, today)
  return {
    sums: sums.map(({ currency, late, disputed }): HomeMoney => {
      const own = days.filter((day) => day.currency === currency)
      return { side, currency, dueThisWeek: paidThisWeek(own, today), late, disputed, next: nextOf(own) }
    }),
    days: days.filter(isUndisputed).slice(0, 60),
  }
}

/** As the ledger counts: by the day on which banks pay. */
function paidThisWeek(days: readonly OpenDay[], today: string): string {
  const end = addDays(startOfWeek(today), 7)
  const paid = days.filter(({ on }) => toBankDay(on, 'previous') >= today && toBankDay(on, 'previous') < end)
  return sum(paid.map(({ open }) => open))
}

const isUndisputed = ({ amount }: MoneyDay) => compare(amount, '0') > 0

function nextOf(days: readonly OpenDay[]): HomeMoney['next'] {
  const next = days.find(isUndisputed)
  return next ? { on: next.on, amount: next.amount } : null
}
