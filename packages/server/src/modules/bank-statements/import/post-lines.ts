import { compare, minus, sum } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { movePayments, touchRun, type PaymentRow } from '../../payment-runs/public-face.ts'
import { holdItems, isPayment, numberOf, type HeldItems } from '../hold-items.ts'
import {
  closedUntil,
  insertLines,
  leaveToPerson,
  settleParts,
  type BroughtStatement,
  type PaidPart,
} from './import-queries.ts'
import type { SureLine, SureSlice } from './match-lines.ts'

type Item = SureLine['items'][number]
type WrittenLine = SureLine & { readonly id: number }

/**
 * Writes lines and books what they pay in full, some statements for all of them. What was paid otherwise since it was found,
 * and what is dated within closed days, waits for a person instead.
 */
export async function postLines(
  request: TenantRequest,
  statement: BroughtStatement,
  { lines: given, pack }: SureSlice,
): Promise<void> {
  const { database } = request
  const [written, closed] = await Promise.all([insertLines(request, statement, pack), closedUntil(request)])
  const ids = new Map(written.map(({ id, key }) => [key, id]))
  const lines = given.flatMap((line) => (ids.has(line.key) ? [{ ...line, id: ids.get(line.key)! }] : []))
  const held = await holdItems(
    database,
    lines.flatMap(({ items }) => items.map(({ key }) => key)),
  )
  const mayPost = ({ booked_on: on, direction, items }: WrittenLine) =>
    (closed === null || on > closed) && items.every((item) => isOpen(item, direction, held))
  const posted = lines.filter(mayPost)
  await reconcile(request, posted, held)
  await settleParts(request, posted.flatMap(partsOfLine))
  const left = lines.filter((line) => !posted.includes(line))
  await leaveToPerson(
    database,
    left.map(({ id, items }) => ({ id, choices: [items.map(({ key }) => key)] })),
  )
}

function isOpen(item: Item, direction: SureLine['direction'], { payables, payments }: HeldItems): boolean {
  if (isPayment(item.key)) return ['exported', 'executed'].includes(payments.get(numberOf(item.key))?.status ?? '')
  const payable = payables.get(numberOf(item.key))
  if (!payable) return false
  const { amount, cleared, received, paid, held, reserved } = payable
  const open = minus(amount, sum(direction === 'in' ? [cleared, received] : [cleared, paid, held, reserved]))
  return compare(open, item.open) === 0
}

/** Payments of runs are seen on the statement: executed by that, and done. */
async function reconcile(
  request: TenantRequest,
  lines: readonly WrittenLine[],
  { payments }: HeldItems,
): Promise<void> {
  const moving = new Map<string, PaymentRow[]>()
  for (const { booked_on, items } of lines)
    for (const item of items.filter(({ key }) => isPayment(key))) {
      const payment = payments.get(numberOf(item.key))!
      const key = `${payment.run_id}|${booked_on}`
      moving.set(key, [...(moving.get(key) ?? []), payment])
    }
  for (const [key, together] of moving) {
    const [run, on] = key.split('|') as [string, string]
    const exported = together.filter(({ status }) => status === 'exported')
    if (exported.length > 0) await movePayments(request, Number(run), exported, 'execute', { on })
    const executed = together.map((payment) => ({ ...payment, status: 'executed' as const }))
    await movePayments(request, Number(run), executed, 'reconcile', { on })
    await touchRun(request.database, Number(run))
  }
}

const partsOfLine = ({ id, items }: WrittenLine): PaidPart[] =>
  items.map((item) => ({
    entry_id: id,
    payable_id: isPayment(item.key) ? null : numberOf(item.key),
    payment_id: isPayment(item.key) ? numberOf(item.key) : null,
    amount: item.open,
  }))
