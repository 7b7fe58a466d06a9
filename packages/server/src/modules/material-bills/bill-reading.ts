import type { ClothWait, MaterialBill } from '@tsumugi/contract'
import { billable, compare, greater, lesser, minorUnits, minus, round, sum, times, type Decimal } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { progressOf } from '../../records/lines/progress-queries.ts'
import { sentCloth, type SentCloth } from './bill-queries.ts'

/** A sent line, what may be billed of it now and what an agreed credit gives back of its bill. */
export interface BillableCloth extends SentCloth {
  readonly toBill: Decimal
  readonly toCredit: Decimal
  /** The fee where it may be billed now, and where an agreed credit gives it back; else '0'. */
  readonly feeToBill: Decimal
  readonly feeToCredit: Decimal
  readonly wait: ClothWait | null
}

/**
 * What of an order may be billed and is to be given back. Bills follow the receipt, by net length without what is claimed and
 * not refused; of each ordered line no more than its counters leave, so that what is sent in place of billed cloth is not billed
 * again.
 */
export async function billableCloth(database: Database, orderId: number): Promise<BillableCloth[]> {
  const [sent, counted] = await Promise.all([sentCloth(database, orderId), progressOf(database, [orderId])])
  const left = new Map(counted.map((row) => [row.line_id, billable(row, row.billing_policy)]))
  const feeOf = feesIn(sent)
  return sent.map((cloth) => {
    const open = left.get(cloth.line_id) ?? '0'
    const toBill = lesser(greater(minus(keptOf(cloth), standingOf(cloth)), '0'), open)
    left.set(cloth.line_id, minus(open, toBill))
    const fees = feeOf(cloth)
    const isReady = compare(toBill, '0') > 0 || compare(fees.feeToBill, '0') > 0
    return { ...cloth, toBill, toCredit: toCreditOf(cloth), ...fees, wait: isReady ? null : waitOf(cloth) }
  })
}

/**
 * The fee of an ordered line is billed once, with the first cloth of it that is kept, and given back with a credit that leaves
 * nothing of it.
 */
function feesIn(sent: readonly SentCloth[]) {
  const bearers = new Map<number, SentCloth>()
  for (const cloth of sent) {
    const { line_id: line } = cloth
    if (!bearers.has(line) && compare(keptOf(cloth), '0') > 0) bearers.set(line, cloth)
  }
  return (cloth: SentCloth): Pick<BillableCloth, 'feeToBill' | 'feeToCredit'> => {
    const bearer = bearers.get(cloth.line_id)
    const isBilled = compare(cloth.fees_standing, '0') > 0
    const isCredited = bearer === undefined && cloth.claim_answer === 'credit'
    return {
      feeToBill: bearer === cloth && !isBilled ? cloth.fee : '0',
      feeToCredit: isCredited && isBilled ? cloth.fee : '0',
    }
  }
}

/** What its buyer keeps of it: nothing before it is received. */
function keptOf({ status, net_length: net, claimed, claim_answer: answer }: SentCloth): Decimal {
  if (status === 'received') return net
  if (status !== 'claimed') return '0'
  return answer === 'refused' ? net : minus(net, claimed)
}

const standingOf = ({ billed, credited }: SentCloth): Decimal => minus(billed, credited)

/** Cloth that is replaced is sent once more, and nobody gives money back for it. */
const toCreditOf = (cloth: SentCloth): Decimal =>
  cloth.status === 'claimed' && cloth.claim_answer === 'credit'
    ? greater(minus(standingOf(cloth), keptOf(cloth)), '0')
    : '0'

function waitOf(cloth: SentCloth): ClothWait {
  if (compare(cloth.unit_price ?? '0', '0') <= 0 && compare(cloth.fee, '0') <= 0) return 'free'
  if (cloth.received_on === null) return 'receipt'
  return cloth.status === 'claimed' && cloth.claim_answer === null ? 'claim' : 'billed'
}

/** What lengths and fees come to without tax, each line cut once as its documents cut it. */
const comesTo = (
  { currency, line_rounding }: DocumentDataRow,
  lines: readonly (readonly [Decimal, Decimal, SentCloth])[],
) =>
  sum(
    lines.flatMap(([length, fee, { unit_price }]) => [
      round(times(length, unit_price ?? '0'), minorUnits(currency), line_rounding),
      fee,
    ]),
  )

/** The same as both parties read it; drafts and documents apart. */
export function billFigures(order: DocumentDataRow, cloths: readonly BillableCloth[]) {
  return {
    currency: order.currency,
    lines: cloths.map((cloth): MaterialBill['lines'][number] => ({
      id: cloth.id,
      code: cloth.code,
      name: cloth.name,
      color: { no: cloth.color_no, name: cloth.color_name },
      lot: cloth.lot,
      unit: cloth.unit,
      unitPrice: cloth.unit_price,
      toBill: cloth.toBill,
      toCredit: cloth.toCredit,
      billed: standingOf(cloth),
      feeToBill: cloth.feeToBill,
      feeToCredit: cloth.feeToCredit,
      waits: cloth.wait,
    })),
    toBillAmount: comesTo(
      order,
      cloths.map((cloth) => [cloth.toBill, cloth.feeToBill, cloth]),
    ),
    toCreditAmount: comesTo(
      order,
      cloths.map((cloth) => [cloth.toCredit, cloth.feeToCredit, cloth]),
    ),
  }
}
