import type { ClosingGroup as ClosingGroupReply } from '@tsumugi/contract'
import { billable, compare, lesser, minus, minorUnits, round, sum, times } from '@tsumugi/domain'
import { closingGroups, type ClosingGroup } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { progressOf } from '../../records/lines/progress-queries.ts'
import { unbilledLines, type UnbilledLine } from './closing-queries.ts'
import { termsBetween, type AgreedTerms } from './term-queries.ts'

/** A closing group with the lines that its invoice will have. */
export interface Closing {
  readonly group: ClosingGroup
  readonly lines: readonly UnbilledLine[]
}

/**
 * What a seller may bill up to a day, by buyer, currency, mode of prices and closing period: of every order line no more
 * than is still billable, the oldest deliveries first.
 */
export async function closingsUntil(request: TenantRequest, until: string): Promise<Closing[]> {
  const { database, userGroupId } = request
  const lines = await withinBillable(request, await unbilledLines(database, userGroupId, until))
  const terms = new Map<number, AgreedTerms>()
  for (const { partner_id: partner } of lines)
    if (!terms.has(partner)) terms.set(partner, await termsBetween(request, partner, userGroupId))
  const deliveries = [...new Map(lines.map((line) => [`${line.delivery_id} ${line.tax_mode}`, line])).values()]
  const groups = closingGroups(
    deliveries.map((line) => ({
      id: line.delivery_id,
      partnerId: line.partner_id,
      currency: line.currency,
      taxMode: line.tax_mode,
      // Each pair of parties has one set of terms, so the partner names it.
      termsId: line.partner_id,
      basisOn: terms.get(line.partner_id)!.basis === 'inspection' ? line.inspected_on : line.arrived_on,
    })),
    (partner) => terms.get(partner)!,
  )
  return groups.map((group) => ({
    group,
    lines: lines.filter(
      ({ delivery_id: id, tax_mode: mode }) => mode === group.taxMode && group.deliveryIds.includes(id),
    ),
  }))
}

/** Lines that were billed by hand name no delivery: what is left of their order is shared out, the oldest first. */
async function withinBillable({ database }: TenantRequest, lines: readonly UnbilledLine[]): Promise<UnbilledLine[]> {
  const rows = await progressOf(database, [...new Set(lines.map(({ order_id: id }) => id))])
  const left = new Map(rows.map((row) => [row.line_id, billable(row, row.billing_policy)]))
  return lines.flatMap((line) => {
    const open = left.get(line.order_line_id) ?? '0'
    const accepted = lesser(line.accepted, open)
    left.set(line.order_line_id, minus(open, accepted))
    return compare(accepted, '0') > 0 ? [{ ...line, accepted }] : []
  })
}

/** A group as its seller sees it before it bills. */
export function closingReply({ group, lines }: Closing): ClosingGroupReply {
  const { currency, taxMode, periodStart, periodEnd, due, deliveryIds } = group
  const [first] = lines
  const amountOf = (line: UnbilledLine) => round(times(line.accepted, line.unit_price), minorUnits(currency), 'down')
  return {
    partner: { id: group.partnerId, name: first!.partner_name },
    currency,
    taxMode,
    periodStart,
    periodEnd,
    due,
    deliveries: deliveryIds.map((id) => {
      const line = lines.find((each) => each.delivery_id === id)!
      return { id, number: line.number, arrivedOn: line.arrived_on }
    }),
    quantity: sum(lines.map(({ accepted }) => accepted)),
    amount: sum(lines.map(amountOf)),
  }
}

/** The draft of its invoice: what was accepted, line by line, at the price and the tax of the order. */
export function draftOf({ group, lines }: Closing) {
  const titles = [...new Set(lines.map(({ order_title: title }) => title).filter(Boolean))]
  return {
    partnerId: group.partnerId,
    title: titles.slice(0, 3).join('・').slice(0, 200),
    currency: group.currency,
    taxMode: group.taxMode,
    periodStart: group.periodStart,
    periodEnd: group.periodEnd,
    dueOn: group.due,
    taken: lines.map((line) => ({
      sourceLineId: line.order_line_id,
      deliveryLineId: line.delivery_line_id,
      deliveredOn: line.arrived_on,
      item: line.item,
      colour: line.colour,
      size: line.size,
      description: line.description,
      unit: line.unit,
      quantity: line.accepted,
      unitPrice: line.unit_price,
      taxCode: line.tax_code,
      skuId: line.sku_id,
    })),
  }
}
