import type { LedgerFigures, LedgerRow } from '@tsumugi/contract'
import { addDays, compare, dueDate, greater, startOfWeek, sum, type Decimal } from '@tsumugi/domain'
import { ageing } from '@tsumugi/domain/banking'
import type { TenantRequest } from '../../../http/request.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { termsBetween } from '../../invoices/public-face.ts'
import { creditLimits, ledgerRows, mostOpen, orderedRows, type OrderedRow } from './ledger-queries.ts'
import type { LedgerSide } from './ledger-question.ts'
import { ledgerReply } from './ledger-reply.ts'
import { unappliedCredits, type UnappliedCredit } from '../receipts/receipt-queries.ts'

/** An order with the day on which it would be paid. */
type Planned = OrderedRow & { readonly dueOn: string }

/** So many weeks from this one are drawn; what is later stands in none of them. */
const drawnWeeks = 12

/** Sums of one view of the ledger by currency: by lateness, by week and by partner. */
export async function ledgerFigures(request: TenantRequest, side: LedgerSide) {
  const { database, userGroupId } = request
  const today = await todayOf(database, userGroupId)
  const [stored, orders, limits, credits] = await Promise.all([
    ledgerRows(database, { side, userGroupId, today }, { limit: mostOpen, offset: 0 }),
    orderedRows(database, side, userGroupId),
    side === 'creditor' ? creditLimits(database, userGroupId) : [],
    side === 'creditor' ? unappliedCredits(database) : [],
  ])
  const rows = stored.map((row) => ledgerReply(row, side, today))
  const planned = await plannedOf(request, orders, side, today)
  const names = [...new Set([...rows, ...planned, ...credits].map(({ currency }) => currency))].toSorted()
  const currencies = names.map((currency) => {
    const own = <Row extends { readonly currency: string }>(all: readonly Row[]) =>
      all.filter((row) => row.currency === currency)
    return figuresOf(
      currency,
      { rows: own(rows), planned: own(planned), limits: own(limits), credits: own(credits) },
      today,
    )
  })
  return { today, currencies }
}

/** When orders that nobody billed would be paid: from the day they are due to arrive, by the terms of the two. */
async function plannedOf(
  request: TenantRequest,
  orders: readonly OrderedRow[],
  side: LedgerSide,
  today: string,
): Promise<Planned[]> {
  const partners = [...new Set(orders.map(({ partner_id }) => partner_id))]
  const terms = new Map<number, Awaited<ReturnType<typeof termsBetween>>>()
  for (const id of partners) {
    const [buyer, seller] = side === 'debtor' ? [request.userGroupId, id] : [id, request.userGroupId]
    terms.set(id, await termsBetween(request, buyer, seller))
  }
  return orders.map((order) => {
    const arrival = order.delivery_due !== null && order.delivery_due > today ? order.delivery_due : today
    return { ...order, dueOn: dueDate(arrival, terms.get(order.partner_id)!).due }
  })
}

type Limit = { readonly partner_id: number; readonly amount: string }

/** All that figures of one currency are made of. */
interface Facts {
  readonly rows: readonly LedgerRow[]
  readonly planned: readonly Planned[]
  readonly limits: readonly Limit[]
  readonly credits: readonly UnappliedCredit[]
}

function figuresOf(currency: string, facts: Facts, today: string): LedgerFigures {
  const { rows, planned } = facts
  const week = startOfWeek(today)
  return {
    currency,
    count: rows.length,
    open: openSum(rows),
    held: sum(rows.map(({ held }) => held)),
    late: openSum(rows.filter(({ dueOn, status }) => dueOn < today && status !== 'held')),
    dueThisWeek: openSum(rows.filter(({ payOn }) => payOn >= today && payOn < addDays(week, 7))),
    ageing: ageing(rows, today),
    weeks: Array.from({ length: drawnWeeks }, (_, at) => {
      const [from, before] = [addDays(week, at * 7), addDays(week, at * 7 + 7)]
      // What is late is still to be paid this week.
      const isIn = (day: string) => (at === 0 || day >= from) && day < before
      return {
        week: from,
        invoiced: openSum(rows.filter(({ payOn }) => isIn(payOn))),
        ordered: sum(planned.filter(({ dueOn }) => isIn(dueOn)).map(({ amount }) => amount)),
      }
    }),
    partners: partnersOf(currency, facts, today),
  }
}

const openSum = (rows: readonly LedgerRow[]): Decimal => sum(rows.map(({ open }) => open))

function partnersOf(
  currency: string,
  { rows, planned, limits, credits }: Facts,
  today: string,
): LedgerFigures['partners'] {
  const names = new Map([
    ...credits.map(({ partner_id, partner_name }) => [partner_id, partner_name] as const),
    ...planned.map(({ partner_id, partner_name }) => [partner_id, partner_name] as const),
    ...rows.map(({ partner }) => [partner.id, partner.name] as const),
  ])
  const all = [...names].map(([id, name]) => {
    const own = rows.filter(({ partner }) => partner.id === id)
    const open = openSum(own)
    const ordered = sum(planned.filter(({ partner_id }) => partner_id === id).map(({ amount }) => amount))
    const limit = limits.find(({ partner_id }) => partner_id === id)?.amount ?? null
    return {
      partner: { id, name },
      currency,
      open,
      held: sum(own.map(({ held }) => held)),
      unapplied: sum(credits.filter(({ partner_id }) => partner_id === id).map(({ rest }) => rest)),
      ageing: ageing(own, today),
      ordered,
      limit,
      isOverLimit: limit !== null && compare(sum([greater(open, '0'), ordered]), limit) > 0,
    }
  })
  return all.toSorted((one, other) => compare(other.open, one.open) || one.partner.id - other.partner.id)
}
